// Tested in outdated.test.tsx.
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }

  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

const workerUrl = "/sw.js";

export function register(): void {
  // Service workers are missing without TLS, such as in a preview on a local network.
  if (navigator.connection?.saveData === true || !("serviceWorker" in navigator)) return;
  const policy = window.trustedTypes?.createPolicy(workerUrlPolicy, {
    createScriptURL: () => workerUrl,
  });
  navigator.serviceWorker
    .register(policy?.createScriptURL("") ?? workerUrl)
    // If storage is blocked, everything but offline use works.
    .catch(() => undefined);
}

/** The only Trusted Types policy that a page may create, for the worker's address. */
export const workerUrlPolicy = "offline";
