import { html } from "hono/html";
import type { FieldErrors } from "./refusals.ts";

/** Tells a visitor without JavaScript what to correct. */
export function formErrorPage(errors: FieldErrors) {
  const sentences = [...new Set(Object.values(errors))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Error: your form was not sent | CartWorth</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Your form was not sent</h1>
          <ul>
            ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>
          <p>Go back to the page before this one. What you typed is still there.</p>
        </main>
      </body>
    </html>`;
}

const style = `
  :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
  main { max-width: 36rem; margin: 3rem auto; padding: 0 1rem }
`;

export const formErrorPolicy = "default-src 'none'; style-src 'unsafe-inline'";
