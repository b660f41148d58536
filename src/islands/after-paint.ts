import type { ClientDirective } from "astro";
import { afterFirstPaint } from "./after-first-paint.ts";

/**
 * Text paints first; then all modules of the island are fetched at once. The build lists them in
 * `data-modules`, as the browser would otherwise find them one behind the other.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  afterFirstPaint(async () => {
    for (const href of island.dataset["modules"]?.split(" ") ?? []) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
    const hydrate = await load();
    await hydrate();
  });
};

export default afterPaint;
