import type { ClientDirective } from "astro";
import { afterFirstPaint } from "./after-first-paint.ts";

/** Text paints first. Only for development: built pages have the element in `island.ts`. */
const afterPaint: ClientDirective = (load) => {
  afterFirstPaint(async () => {
    const hydrate = await load();
    await hydrate();
  });
};

export default afterPaint;
