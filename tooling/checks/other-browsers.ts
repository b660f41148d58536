import { existsSync, globSync } from "node:fs";
import { canInstallPackages, installPackages } from "./packages.ts";

/** Debian's packages: Firefox, WebKit with its driver, and the screen that WebKit needs. */
const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** Installs Debian's Firefox and WebKit where that is possible. Without them, their tests fail. */
export function ensureOtherBrowsers(): void {
  const isComplete = [firefox, ...webkitPrograms].every(existsSync) && webkit() !== undefined;
  if (isComplete || !canInstallPackages()) return;
  console.log("Firefox or WebKit was not found: installing them …");
  installPackages(...packages);
}

const firefox = "/usr/bin/firefox-esr";
const webkitPrograms = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

function webkit(): string | undefined {
  return globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser")[0];
}

/** Throws an error that says what to install if there is no Firefox. */
export function firefoxPath(): string {
  return existsSync(firefox) ? firefox : missing();
}

/** The browser that WebKit's driver starts; the same for WebKit. */
export function webkitPath(): string {
  const path = webkit();
  return path !== undefined && webkitPrograms.every(existsSync) ? path : missing();
}

function missing(): never {
  throw new Error(`Install Debian's packages ${packages.join(", ")}, and run this again.`);
}
