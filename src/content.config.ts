import { glob } from "astro/loaders";
import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import { figureNames, lookNames } from "./features/guides/sections.ts";

const textSchema = (maxLength: number) => z.string().min(1).max(maxLength);

const isoDate = z.date().transform((date) => date.toISOString().slice(0, 10));

/** Pages that are mostly text. A file's name is its path. */
export const collections = {
  guides: defineCollection({
    loader: glob({ pattern: "*.md", base: "src/content/guides" }),
    schema: z.strictObject({
      title: textSchema(60),
      metaTitle: textSchema(55),
      description: textSchema(160).min(100),
      keywords: z.array(textSchema(40)).min(3).max(8),
      lede: textSchema(160),
      published: isoDate,
      modified: isoDate,
      article: z.boolean(),
      figures: z.record(z.string(), z.enum(figureNames)),
      looks: z.record(z.string(), z.enum(lookNames)).default({}),
      // For the links at the top, by the anchor of a long heading.
      shortNames: z.record(z.string(), textSchema(20)).default({}),
      // What a section of plain text says in one line, by its anchor.
      answers: z.record(z.string(), textSchema(50)).default({}),
      howTo: z.array(z.strictObject({ name: textSchema(60), text: textSchema(240) })).default([]),
    }),
  }),
};
