/** A state or territory with its own page at `/{code}`. */
export interface State {
  readonly name: string;
  /** The two-letter postal code in lowercase, which is the path of its page. */
  readonly code: string;
  readonly territory: boolean;
}
