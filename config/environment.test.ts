import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

test("every environment variable has a working default", () => {
  expect(readEnvironment({})).toMatchObject({
    SITE_URL: "http://localhost:4173",
    ADS_SRC: "",
    DIST_DIR: "dist",
    PORT: 4173,
    HOST: "",
  });
});

test("the site's address loses its trailing slash", () => {
  expect(readEnvironment({ SITE_URL: "https://example.com/" }).SITE_URL).toBe(
    "https://example.com",
  );
});

test.each(["dist/", "dist/with-ads", "/srv/.cart/build"])(
  "the build folder may be %s",
  (folder) => {
    expect(readEnvironment({ DIST_DIR: folder }).DIST_DIR).toBe(folder);
  },
);

test.each(["", ".", "/", "dist/../src", "dist.old"])("the build folder may not be %j", (folder) => {
  expect(() => readEnvironment({ DIST_DIR: folder })).toThrow(/^DIST_DIR must be dist/);
});

test.each([
  [{ PORT: "80a" }, 'PORT must be a whole number from 0 to 65535, but it is "80a".'],
  [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
  [{ CONTACT_EMAIL: "me" }, 'CONTACT_EMAIL must be an email address, but it is "me".'],
  [{ CONTACT_PHONE: "call" }, 'CONTACT_PHONE must be a phone number, but it is "call".'],
  [{ SITE_MANAGER: "" }, 'SITE_MANAGER must not be empty, but it is "".'],
  [
    { SITE_URL: "foo" },
    'SITE_URL must be a web address such as https://example.com, but it is "foo".',
  ],
  [
    { SITE_URL: "javascript:alert(1)" },
    'SITE_URL must be a web address such as https://example.com, but it is "javascript:alert(1)".',
  ],
  [
    { ADS_SRC: "ads.js" },
    'ADS_SRC must be the web address of a script, or empty, but it is "ads.js".',
  ],
  [
    { DIST_DIR: "src" },
    'DIST_DIR must be dist, a folder in it such as dist/preview, or an absolute path, but it is "src".',
  ],
])(
  "the variables %j are rejected with a sentence that names the variable",
  (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(new EnvironmentError(sentence));
  },
);

test.each([
  [{ INBOX: "yes" }, 'INBOX must be on or off, but it is "yes".'],
  [{ OFFLINE: "no" }, 'OFFLINE must be on or off, but it is "no".'],
  [{ DATA_DIR: "" }, 'DATA_DIR must be a folder, but it is "".'],
  [{ RATE_LIMIT: "0" }, 'RATE_LIMIT must be on or off, but it is "0".'],
  [
    { PROXY_HEADER: "a b" },
    'PROXY_HEADER must be the name of a header, or empty, but it is "a b".',
  ],
  [{ INBOX_TO: "me" }, 'INBOX_TO must be an email address, or empty, but it is "me".'],
  [
    { INBOX_RETENTION_DAYS: "-1" },
    'INBOX_RETENTION_DAYS must be a whole number of days, but it is "-1".',
  ],
  [
    { SMTP_URL: "smtp://mail.example" },
    "INBOX_TO must be the address that gets the mail when SMTP_URL is set.",
  ],
])("the inbox variables %j are rejected", (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(new EnvironmentError(sentence));
});

test("an address that may contain a password is not repeated in the error", () => {
  const bad = () => readEnvironment({ DATABASE_URL: "mysql://root:secret@host/x" });
  expect(bad).toThrow("DATABASE_URL must be an address such as postgres://user@host/name.");
});

test("the error names every invalid variable", () => {
  const bad = () => readEnvironment({ PORT: "x", CONTACT_EMAIL: "y" });
  expect(bad).toThrow(/PORT.*\n?.*CONTACT_EMAIL|CONTACT_EMAIL.*\n?.*PORT/);
});
