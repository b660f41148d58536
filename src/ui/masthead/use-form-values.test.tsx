import { Profiler, act, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepDraft } from "./tool-draft.ts";
import { openPage } from "../kit/page.fixture.ts";
import { getAll, getOne, textOf } from "../kit/queries.fixture.ts";
import { type Codec, useFormValues } from "./use-form-values.ts";

const codec: Codec<string> = {
  blank: "",
  readAddress: (address) => codec.read(address, ""),
  read: (source, fallback) => source.get("model") ?? fallback,
  fieldsOf: (model) => `model=${model}`,
};
const keptCodec: Codec<string> = { ...codec, draftOf: codec.fieldsOf };

function Form({ codec: used }: { codec: Codec<string> }) {
  const { form, values, setValues } = useFormValues(used);
  return (
    <form ref={form}>
      <input name="model" value={values} onChange={({ target }) => setValues(target.value)} />
    </form>
  );
}

/** Opens the page, and types before it has become interactive. */
async function openWith(
  typed: string,
  form: React.ReactElement,
  path = "/tool?model=Address#serial=1",
) {
  openPage(`<main>${renderToString(form)}</main>`, path);
  getOne<HTMLInputElement>("input").value = typed;
  const root = await act(async () => hydrateRoot(getOne("main"), form));
  onTestFinished(() => act(() => root.unmount()));
  return getOne<HTMLInputElement>("input").value;
}

function arriveBy(type: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    Object.assign({}, performance.mark("arrival"), { type }),
  ]);
  onTestFinished(() => void vi.restoreAllMocks());
  openPage("", "/tool?model=Address");
  keepDraft("model=Draft");
}

test.each([
  ["Typed", "reload", "Typed"],
  ["", "reload", "Draft"],
  ["", "navigate", "Address"],
])("typing %j before a form is interactive, after a %s, leaves it with %j", async (...row) => {
  const [typed, type, value] = row;
  arriveBy(type);
  expect(await openWith(typed, <Form codec={keptCodec} />)).toBe(value);
});

test("only a form that keeps drafts takes the serial number out of the address", async () => {
  await openWith("", <Form codec={codec} />);
  expect(location.hash).toBe("#serial=1");
  await openWith("", <Form codec={keptCodec} />);
  expect(location.hash).toBe("");
});

test("an address with an answer fills in the form, and only then takes away the answer that the server sent", async () => {
  document.documentElement.dataset["answered"] = "";
  let answers: number | undefined;
  function Watched() {
    const { form, values } = useFormValues(codec);
    useLayoutEffect(() => {
      if (values !== "") answers = getAll(".first-answer").length;
    }, [values]);
    return <form ref={form}>{values}</form>;
  }
  openPage(
    `<div class="first-answer"></div><main>${renderToString(<Watched />)}</main>`,
    "/tool?model=Address",
  );
  const root = await act(async () => hydrateRoot(getOne("main"), <Watched />));
  onTestFinished(() => act(() => root.unmount()));
  expect(textOf(getOne("form"))).toBe("Address");
  expect(answers).toBe(0);
  expect(document.documentElement.dataset["answered"]).toBeUndefined();
});

test.each([
  ["/tool", "", 1],
  ["/tool", "Typed", 2],
  ["/tool?model=Address", "", 2],
])("a form opened at %s with %j typed in renders %i times", async (path, typed, expected) => {
  const onRender = vi.fn();
  const form = (
    <Profiler id="form" onRender={onRender}>
      <Form codec={codec} />
    </Profiler>
  );
  await openWith(typed, form, path);
  expect(onRender).toHaveBeenCalledTimes(expected);
});
