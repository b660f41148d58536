/** So that one client can't use up the server. docs/threat-model.md states the number, too. */
export const cartLimit = { carts: 3000, seconds: 60 };
