/**
 * The fields that a visitor changed before hydration. `prerendered` is the query string of the values
 * in the HTML. Empty fields count as unchanged.
 */
export function editsBeforeHydration(form: HTMLFormElement, prerendered: string): URLSearchParams {
  const original = new URLSearchParams(prerendered);
  const isChange = (field: [string, FormDataEntryValue]): field is [string, string] =>
    field[1] !== "" && field[1] !== original.get(field[0]);
  return new URLSearchParams([...new FormData(form)].filter(isChange));
}
