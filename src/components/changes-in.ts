/**
 * What a form has that its page did not come with, in the terms of an address: `first` is the query
 * of the values that it came with. A field that is empty says nothing.
 */
export function changesIn(form: HTMLFormElement, first: string): URLSearchParams {
  const before = new URLSearchParams(first);
  const isChange = (field: [string, FormDataEntryValue]): field is [string, string] =>
    field[1] !== "" && field[1] !== before.get(field[0]);
  return new URLSearchParams([...new FormData(form)].filter(isChange));
}
