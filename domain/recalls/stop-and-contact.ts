/** The remedy of most notices. */
export function stopAndContact(maker: string): string {
  return `Stop using the cart and contact ${maker} for a free repair.`;
}
