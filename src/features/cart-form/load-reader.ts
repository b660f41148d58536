// Tested in parts/model-field.test.tsx and parts/describe-line.test.tsx.

/** Reads a whole ad. */
export const loadReader = () => import("./reader.ts");

/** The part of it that a model's name needs, which is a third as large. */
export const loadModelReader = () => import("../../../domain/reading/ad/model-text.ts");
