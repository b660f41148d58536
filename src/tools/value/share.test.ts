import { afterEach, describe, expect, test, vi } from "vitest";
import { calculationOf } from "../cart/calculation-samples.ts";
import { namedTrials } from "../estimate/lever-list.tsx";
import { share, shareText } from "./share.ts";

afterEach(() => vi.unstubAllGlobals());

const text = "2020 Club Car Onward is estimated at $5,216";
const url = "https://cartworth.example/?year=2020";

/** Stands in for the device: what was shared and what was copied. */
function deviceWith({
  shareFails,
  copyFails = false,
}: {
  shareFails?: string;
  copyFails?: boolean;
}) {
  const shared: ShareData[] = [];
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    share: async (data: ShareData) => {
      shared.push(data);
      if (shareFails !== undefined) throw new DOMException("", shareFails);
    },
    clipboard: {
      writeText: async (written: string) => {
        if (copyFails) throw new DOMException("", "NotAllowedError");
        copied.push(written);
      },
    },
  });
  return { shared, copied };
}

describe("what is shared", () => {
  const calculation = calculationOf();
  const { cart, appraisal } = calculation;

  test("is the cart with its estimate", () => {
    expect(shareText(cart, appraisal.value, null)).toBe(text);
  });

  test.each([
    ["new-batteries", "2020 Club Car Onward is estimated at $8,197 with a change: new batteries"],
    ["upgrades", "2020 Club Car Onward is estimated at $4,536 with a change: without upgrades"],
    ["next-year", "2020 Club Car Onward is estimated at $4,637 with a change: selling in 2027"],
  ])("with %s on trial has its estimate and says so", (id, sentence) => {
    const trial = namedTrials(calculation).find((each) => each.id === id)!;
    expect(shareText(cart, appraisal.value, trial)).toBe(sentence);
  });
});

describe("sharing", () => {
  test("offers the device's sheet, and copies nothing then", async () => {
    const { shared, copied } = deviceWith({});
    expect(await share(text, url)).toEqual({ status: "shared" });
    expect(shared).toEqual([{ title: "Golf Cart Value Estimate", text, url }]);
    expect(copied).toEqual([]);
  });

  test("that the visitor breaks off is no failure, and nothing is copied behind their back", async () => {
    const { copied } = deviceWith({ shareFails: "AbortError" });
    expect(await share(text, url)).toEqual({ status: "dismissed" });
    expect(copied).toEqual([]);
  });

  test.each(["NotAllowedError", "DataError", "InvalidStateError"])(
    "that fails by a %s copies text and address",
    async (shareFails) => {
      const { copied } = deviceWith({ shareFails });
      expect(await share(text, url)).toEqual({ status: "copied" });
      expect(copied).toEqual([`${text} ${url}`]);
    },
  );

  test("that fails both ways gives the text back for the visitor to copy", async () => {
    deviceWith({ shareFails: "NotAllowedError", copyFails: true });
    expect(await share(text, url)).toEqual({ status: "refused", text: `${text} ${url}` });
  });

  test.each([
    ["that has a clipboard only", { clipboard: { writeText: async () => {} } }, "copied"],
    ["that has neither, as without TLS", {}, "refused"],
  ])("works on a device %s", async (_which, device, status) => {
    vi.stubGlobal("navigator", device);
    expect(await share(text, url)).toMatchObject({ status });
  });
});
