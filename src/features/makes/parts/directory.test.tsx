import { describe, expect, test, vi } from "vitest";
import { openPage, render, enter } from "../../../ui/kit/page.fixture.ts";
import {
  getAll,
  fieldOf,
  linksIn,
  textOf,
  textsOf,
  getOne,
} from "../../../ui/kit/queries.fixture.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { MakeDirectory, MakesMasthead } from "./directory.tsx";

describe("the directory of makes", () => {
  const directory = render(<MakeDirectory makes={makes} />);

  test("the directory links to every make in order", () => {
    const links = linksIn(directory);
    expect(links.map(([, href]) => href)).toEqual(makes.map(({ slug }) => `/${slug}`));
    for (const [index, [text]] of links.entries()) {
      expect(text).toContain(makes[index]!.name);
    }
  });

  test("the directory marks the first make of each letter and those outside the alphabet", () => {
    const letters = textsOf("b", directory).filter((letter) => letter !== "");
    expect(letters).toEqual([...new Set(letters)]);
    expect(letters.slice(0, -1)).toEqual(letters.slice(0, -1).toSorted());
    expect(letters.at(-1)).toBe("•");
  });
});

test("the masthead has a card for each of the most listed makes, with what dealers ask", () => {
  const masthead = render(<MakesMasthead />);
  const cards = textsOf(".card", masthead);
  expect(cards).toHaveLength(8);
  for (const card of cards) expect(card).toMatch(/\d+ listed$/);
  expect(cards[0]).toMatch(/^Club Car \$\d,\d{3} Precedent, /);
  expect(textOf(getOne(".lede", masthead))).toMatch(
    /^Club Car, Yamaha, EZ-GO: three makes are \d\d% of the carts /,
  );
});

describe("the filter of the directory", () => {
  async function openDirectory() {
    openPage(
      <main>
        <MakesMasthead />
        <MakeDirectory makes={makes} />
      </main>,
    );
    vi.resetModules();
    await import("../filter.ts");
    const { body } = document;
    const shown = () =>
      getAll("#make-directory li", body)
        .filter(({ hidden }) => !hidden)
        .map((item) => linksIn(item)[0]![1]);
    const status = () => getOne("[role=status]", body).textContent;
    return { shown, status, field: fieldOf("Find a make", body) };
  }

  test("the filter shows the matching makes and counts them", async () => {
    const { field, shown, status } = await openDirectory();
    await enter("club", field);
    expect(shown()).toEqual(["/club-car"]);
    expect(status()).toBe("1 make");
  });

  test.each([
    ["car club", "/club-car", true],
    ["tempo", "/club-car", true],
    ["ezgo", "/ez-go", true],
    ["e-z-go", "/ez-go", true],
    ["ruff tuff", "/ruff-tuff", true],
    ["garage", "/garia", false],
    ["yamaha garia", "/garia", false],
  ])("the filter looks for every word in names and models: %j finds %s: %s", async (...row) => {
    const [query, path, found] = row;
    const { field, shown } = await openDirectory();
    await enter(query, field);
    expect(shown().includes(path)).toBe(found);
  });

  test("the filter says what to do if no make matches", async () => {
    const { field, shown, status } = await openDirectory();
    await enter("zzz", field);
    expect(shown()).toEqual([]);
    expect(status()).toBe(
      "No make has that name. Use the Custom page, or choose Other in the value tool.",
    );
  });

  test("an emptied filter shows all makes again without a message", async () => {
    const { field, shown, status } = await openDirectory();
    await enter("club", field);
    await enter("", field);
    expect(shown()).toHaveLength(makes.length);
    expect(status()).toBe("");
  });

  test("the filter applies to text that the browser restores after Back", async () => {
    const { field, shown } = await openDirectory();
    field.value = "garia";
    expect(shown()).toHaveLength(makes.length);
    dispatchEvent(new Event("pageshow"));
    expect(shown()).toEqual(["/garia"]);
  });
});
