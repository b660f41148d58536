// Import this before any time is formatted.
process.env["TZ"] = "UTC";
