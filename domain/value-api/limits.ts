/** Keeps one client from overloading the server. docs/threat-model.md has these numbers, too. */
export const cartLimit = { carts: 3000, seconds: 60 };
