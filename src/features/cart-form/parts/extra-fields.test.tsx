import { expect, test, vi } from "vitest";
import { enter, mount, render } from "../../../ui/kit/page.fixture.ts";
import { fieldOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { type Details, defaultDetails } from "../../../../domain/details/details.ts";
import { ExtraFields } from "./extra-fields.tsx";

const fieldsFor = (change: Partial<typeof defaultDetails> = {}) => ({
  details: { ...defaultDetails, ...change },
  onEdit: vi.fn<(edit: (current: Details) => Details) => void>(),
});

test("the condition check and the serial number are folded away below the form", () => {
  const fields = render(<ExtraFields {...fieldsFor()} />);
  expect(textsOf("details:not([open]) > summary", fields)).toEqual([
    "Not sure? Answer a few questions",
    "Serial number for recalls and papers",
  ]);
});

test("an entered serial number is not folded away", () => {
  const fields = render(<ExtraFields {...fieldsFor({ serial: "PQ1645-123456" })} />);
  expect(textsOf("details[open] > summary", fields)).toEqual([
    "Serial number for recalls and papers",
  ]);
  expect(fieldOf("Serial number", fields).getAttribute("value")).toBe("PQ1645-123456");
});

test("an entered serial number has a link to the year finder", () => {
  const links = (serial: string) =>
    textsOf("a", render(<ExtraFields {...fieldsFor({ serial })} />));
  expect(links(" ")).toEqual([]);
  expect(links("PQ1645-123456")).toEqual(["Find its year"]);
});

test("a serial number is passed on as it is typed", async () => {
  const props = fieldsFor();
  await enter("AG1234", fieldOf("Serial number", await mount(<ExtraFields {...props} />)));
  expect(props.onEdit.mock.lastCall![0](defaultDetails).serial).toBe("AG1234");
});
