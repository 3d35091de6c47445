import * as z from "zod";
import { words } from "../../kernel/fields.schema";

/** The kinds of record that are searched. Those with a foja are found in their case. */
export const SEARCH_TYPES = [
  "folder",
  "contact",
  "calculator",
  "task",
  "event",
  "document",
  "escrito",
  "letter",
] as const;

/** How many results of each type are answered. */
export const RESULTS_PER_TYPE = 5;

/** Query of `GET /api/search`. Blank text finds nothing. */
export const searchQuery = z.strictObject({
  q: z.string().max(100, "La búsqueda admite hasta 100 caracteres.").default(""),
  types: words("types")
    .pipe(
      z.array(
        z.enum(SEARCH_TYPES, {
          error: `El parámetro «types» admite ${SEARCH_TYPES.slice(0, -1).join(", ")} y ${SEARCH_TYPES.at(-1)}.`,
        }),
      ),
    )
    .optional(),
});

/** A search result, with what is needed to recognise it. */
export const searchResult = z.object({
  id: z.string(),
  type: z.enum(SEARCH_TYPES),
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string().nullable()),
});

export type SearchType = (typeof SEARCH_TYPES)[number];
export type SearchResult = z.output<typeof searchResult>;
export type SearchQuery = z.output<typeof searchQuery>;
