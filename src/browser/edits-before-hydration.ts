/**
 * The fields of a prerendered form that a visitor has changed, with the names that addresses use.
 * `first` is the query string of the values that the form was prerendered with. A field that is empty
 * counts as unchanged.
 */
export function editsBeforeHydration(form: HTMLFormElement, first: string): URLSearchParams {
  const before = new URLSearchParams(first);
  const isChange = (field: [string, FormDataEntryValue]): field is [string, string] =>
    field[1] !== "" && field[1] !== before.get(field[0]);
  return new URLSearchParams([...new FormData(form)].filter(isChange));
}
