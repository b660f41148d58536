/** Where a figure was read. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  /** An ISO date, or less of one, or a word such as "undated". */
  readonly date: string;
}
