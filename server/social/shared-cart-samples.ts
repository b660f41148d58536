/** The query of a shared estimate, as the value tool writes it. */
export function sharedQuery(change: Record<string, string> = {}): string {
  return `?${new URLSearchParams({
    year: "2018",
    make: "Club Car",
    model: "Precedent",
    seats: "2",
    powertrain: "electric",
    condition: "good",
    batteryAge: "2",
    hasUpgrades: "false",
    ...change,
  })}`;
}
