// Imported before the first time is formatted.
process.env["TZ"] = "UTC";
