/** The addresses of a plot's figures and of what they are. */
export const plotDataPaths = (name: string) => ({
  csv: `/data/asking-prices/${name}.csv`,
  metadata: `/data/asking-prices/${name}.metadata.json`,
});
