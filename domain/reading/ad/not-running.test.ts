import { describe, expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const read = (ad: string) => readAd(ad, "2026-11-25").details;
const cart = "2012 Club Car DS";

describe("a cart that doesn’t run", () => {
  test.each([
    "won't start",
    "wont start",
    "will not start at all",
    "doesn't run",
    "does not run right now",
    "it won't move forward",
    "hasn't run in 3 years",
    "non-running",
    "not running, no idea why",
    "Runs: no",
    "blown engine",
    "the motor is blown",
    "bad motor",
    "engine seized up",
    "seized",
    "needs a new motor",
    "no engine",
    "it has a bad controller",
    "for parts",
    "FOR PARTS ONLY",
    "$400 for parts or repair",
    "parts cart",
    "salvage title",
    "salvage - $400",
    "was flooded",
    "flood damaged",
    "storm damaged",
    "water damage",
    "cart died",
    "not working",
    "isn't working",
    "doesn't work",
    "not operational",
    "not drivable",
    "a dead cart",
    "no arranca",
    "motor fundido",
    "ran great till last week, now it won't crank",
    "blown motor, good batteries",
    "the motor went out",
    "engine quit last week",
    "controller failed",
    "motor gave up",
    "engine needs rebuilt",
    "engine needs a rebuild",
    "no spark",
    "it just died on me",
    "stopped working last week",
    "quit running in June",
    "not moving",
    "will not go forward",
    "won't go in either direction",
    "needs a little work to run",
  ])("“%s” is read, and its condition is poor", (words) => {
    for (const ad of [`${cart}, ${words}`, `${words}. ${cart} $900`, `${cart}\n${words}\n$900`]) {
      expect([ad, read(ad)]).toEqual([
        ad,
        expect.objectContaining({ notRunning: true, condition: "poor" }),
      ]);
    }
  });

  test.each([
    "runs great",
    "never flooded",
    "old motor died, new one installed",
    "controller failed and was replaced",
    "engine never failed",
    "I stopped working and moved",
    "horn stopped working",
    "needs a little work",
    "not moving on the price",
    "horn not working",
    "lights don't work",
    "charger doesn't work",
    "radio isn't working",
    "speedometer not working",
    "the back-up camera doesn't work",
    "fuel gauge is not working",
    "doesn't work on hills",
    "not flooded",
    "no flood damage",
    "flooded lead acid batteries",
    "flooded batteries",
    "batteries: flooded",
    "48V, wet cell (flooded)",
    "flooded with offers",
    "it doesn't run hot",
    "doesn't run out of power",
    "does not run on gas",
    "I won't start a bidding war",
    "won't move on price",
    "warranty does not start until sold",
    "if it won't start, your money back",
    "sometimes won't start",
    "dad doesn't drive anymore",
    "my other cart doesn't run",
    "the radio doesn't run",
    "headlights not running",
    "engine was blown, replaced last year",
    "needs nothing",
    "needs no motor work",
    "bad motor mount",
    "new motor",
    "clean title, no salvage",
    "salvage yard find, restored",
    "call for parts and service",
    "paid $900 for parts last year",
    "not for parts",
    "brakes seized once",
    "dead batteries",
    "a project",
  ])("“%s” doesn’t mean it", (words) => {
    expect([words, read(`${cart}, ${words}, $900`)]).not.toEqual([
      words,
      expect.objectContaining({ notRunning: true }),
    ]);
  });

  test.each([
    ["no batteries"],
    ["without batteries"],
    ["needs batteries"],
    ["batteries removed"],
    ["batteries not included"],
    ["no battery pack"],
    ["sin baterías"],
    ["not running, needs batteries"],
    ["batteries dead, won't move"],
  ])("a cart that lacks only batteries (“%s”) needs a set, and no more", (words) => {
    const details = read(`${cart}, ${words}`);
    expect(details).toMatchObject({ powertrain: "electric", batteryAge: 5 });
    expect(details).not.toHaveProperty("notRunning");
  });

  test.each([
    "no battery issues",
    "no batteries needed",
    "no battery charger",
    "batteries removed and replaced in 2025",
    "gas, no batteries to charge",
  ])("“%s” doesn’t mean that the batteries are missing", (words) => {
    expect(read(`${cart}, ${words}`).batteryAge).not.toBe(5);
  });

  test.each<[string, number | undefined]>([
    ["won't start", 5],
    ["48V, won't start", 5],
    ["blown motor, batteries new in 2024", 2],
    ["won't start, brand new batteries", 0],
    ["gas, won't start", undefined],
    ["blown engine, 2 cylinder gas", undefined],
  ])("the batteries of “%s” are worn out unless it says otherwise: %s", (words, age) => {
    expect(read(`${cart}, ${words}`).batteryAge).toBe(age);
  });

  test("a cart that was flooded doesn't get a battery type from that word", () => {
    expect(read(`${cart}, flooded in the hurricane`)).not.toHaveProperty("batteryType");
    expect(read(`${cart}, flooded batteries`).batteryType).toBe("lead-acid");
  });

  test("a cart that doesn’t run is poor, whatever grade is written beside it", () => {
    expect(read(`${cart}, excellent condition, blown motor`).condition).toBe("poor");
  });
});
