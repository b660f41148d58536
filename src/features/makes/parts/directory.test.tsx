import { describe, expect, test, vi } from "vitest";
import { openPage, render, enter } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, linksIn, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { MakeDirectory } from "./directory.tsx";

describe("the directory of makes", () => {
  const directory = render(<MakeDirectory makes={makes} />);
  const letters = the("nav", directory);

  test("has every make in its order, by a link to its page", () => {
    const links = linksIn(directory).slice(linksIn(letters).length);
    expect(links.map(([, href]) => href)).toEqual(makes.map(({ slug }) => `/${slug}`));
    for (const [index, [text]] of links.entries()) {
      expect(text.startsWith(makes[index]!.name)).toBe(true);
    }
  });

  test("has the makes of a letter below it, and those outside the alphabet at the end", () => {
    for (const section of allOf("section", directory)) {
      const [letter] = textsOf("h2", section);
      for (const [name] of linksIn(section)) {
        if (letter !== "More") expect(name[0]!.toUpperCase()).toBe(letter);
      }
    }
    expect(textsOf("h2", directory).at(-1)).toBe("More");
    const last = allOf("section", directory).at(-1)!;
    expect(linksIn(last).map(([, href]) => href)).toEqual(["/custom", "/harley-davidson"]);
  });
});

describe("the filter of the directory", () => {
  async function openDirectory() {
    openPage(<MakeDirectory makes={makes} />);
    vi.resetModules();
    await import("../filter.ts");
    const { body } = document;
    const shown = () =>
      allOf("li", body)
        .filter(({ hidden }) => !hidden)
        .map((item) => linksIn(item)[0]![1]);
    const status = () => the("[role=status]", body).textContent;
    return { body, shown, status, field: fieldOf("Find a make", body) };
  }

  test("shows the makes of that name, hides the letters, and says how many are left", async () => {
    const { body, field, shown, status } = await openDirectory();
    await enter("club", field);
    expect(shown()).toEqual(["/club-car"]);
    expect(status()).toBe("1 make");
    expect(the("nav", body).hidden).toBe(true);
    const sections = allOf("section", body).filter(({ hidden }) => !hidden);
    expect(sections.map((section) => textsOf("h2", section))).toEqual([["C"]]);
  });

  test.each([
    ["car club", "/club-car", true],
    ["tempo", "/club-car", true],
    ["ezgo", "/ez-go", true],
    ["e-z-go", "/ez-go", true],
    ["ruff tuff", "/ruff-tuff", true],
    ["garage", "/garia", false],
    ["yamaha garia", "/garia", false],
  ])("looks for every word in a make’s name and models: by %j it finds %s: %s", async (...row) => {
    const [query, path, found] = row;
    const { field, shown } = await openDirectory();
    await enter(query, field);
    expect(shown().includes(path)).toBe(found);
  });

  test("says what to do if no make matches", async () => {
    const { field, shown, status } = await openDirectory();
    await enter("zzz", field);
    expect(shown()).toEqual([]);
    expect(status()).toBe("No makes match. Use Custom, or choose Other in the value tool.");
  });

  test("shows all makes again, with no message, once the field is empty", async () => {
    const { body, field, shown, status } = await openDirectory();
    await enter("club", field);
    await enter("", field);
    expect(shown()).toHaveLength(makes.length);
    expect(status()).toBe("");
    expect(the("nav", body).hidden).toBe(false);
    expect(allOf("section", body).some(({ hidden }) => hidden)).toBe(false);
  });

  test("applies to text the browser restores after Back", async () => {
    const { field, shown } = await openDirectory();
    field.value = "garia";
    expect(shown()).toHaveLength(makes.length);
    dispatchEvent(new Event("pageshow"));
    expect(shown()).toEqual(["/garia"]);
  });
});
