import { expect, test, vi } from "vitest";
import { mount, press } from "../kit/test-page.ts";
import { textOf } from "../kit/test-queries.ts";
import { useLateModule } from "./use-late-module.ts";

function Part({ load }: { load: () => Promise<{ word?: string }> }) {
  const late = useLateModule(load);
  if (late.status === "failed") return <button onClick={late.retry}>Try again</button>;
  return <p>{late.status === "loaded" ? late.module.word : "loading"}</p>;
}

test("a module is there once it is loaded, and at once the next time", async () => {
  const load = vi.fn<() => Promise<{ word?: string }>>(async () => ({ word: "here" }));
  const page = await mount(<Part load={load} />);
  await vi.waitFor(() => expect(textOf(page)).toBe("here"));
  expect(textOf(await mount(<Part load={load} />))).toBe("here");
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ["cannot be loaded", () => Promise.reject(new Error("offline"))],
  ["arrives empty", () => Promise.resolve({})],
])("a file that %s can be asked for again", async (_, fail) => {
  const load = vi.fn<() => Promise<{ word?: string }>>(fail);
  const page = await mount(<Part load={load} />);
  await vi.waitFor(() => expect(textOf(page)).toBe("Try again"));
  load.mockImplementation(async () => ({ word: "here" }));
  await press("Try again", page);
  await vi.waitFor(() => expect(textOf(page)).toBe("here"));
});
