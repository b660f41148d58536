import { glob } from "astro/loaders";
import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import { figureNames } from "./features/guides/sections.ts";

const text = (maxLength: number) => z.string().min(1).max(maxLength);

const isoDate = z.date().transform((date) => date.toISOString().slice(0, 10));

/** Pages that are mostly text. A file's name is its path. */
export const collections = {
  guides: defineCollection({
    loader: glob({ pattern: "*.md", base: "src/content/guides" }),
    schema: z.strictObject({
      title: text(60),
      metaTitle: text(55),
      description: text(160).min(100),
      keywords: z.array(text(40)).min(3).max(8),
      lede: text(160),
      published: isoDate,
      modified: isoDate,
      article: z.boolean(),
      figures: z.record(z.string(), z.enum(figureNames)),
      // Shorter names of long headings, for the links at the top, by anchor.
      jumps: z.record(z.string(), text(20)).default({}),
      howTo: z.array(z.strictObject({ name: text(60), text: text(240) })).default([]),
    }),
  }),
};
