/** The schema that checks a field and the input that asks for it both derive from its record. */
export interface FormField {
  readonly label: string;
  /** Completes sentences such as "Enter …". Without it, "the" and the label do. */
  readonly what?: string;
  readonly isOptional?: boolean;
  readonly maxLength?: number;
}

export interface TextField extends FormField {
  readonly maxLength: number;
}

export interface ChoiceField<T extends string | number> extends FormField {
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
}

export const choice = <const T extends string>(record: ChoiceField<T>): ChoiceField<T> => record;

export const nameField = { label: "Name", what: "your name", maxLength: 100 } satisfies TextField;
export const emailField = {
  label: "Email",
  what: "your email address",
  maxLength: 254,
} satisfies TextField;

/** Kept apart from the schema, because each page with the value tool loads this. */
export const leadFields = {
  name: nameField,
  email: emailField,
  phone: { label: "Phone", what: "the phone number", maxLength: 40, isOptional: true },
  location: { label: "Location", what: "your location", maxLength: 120 },
  description: { label: "Description", maxLength: 5000, isOptional: true },
} satisfies Record<string, TextField>;
