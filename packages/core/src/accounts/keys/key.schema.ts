import * as z from "zod";
import { line, moment } from "../../kernel/fields.schema";

/** What a key may do: read what its person sees, or also write what they may. */
export const SCOPES = ["read", "write"] as const;

const scopes = z
  .array(z.enum(SCOPES, { error: "Permisos: elegí read o write" }), {
    error: "Permisos: tiene que ser una lista con read, o con read y write",
  })
  .refine((given) => given.includes("read") && new Set(given).size === given.length, {
    error: "Permisos: tiene que ser una lista con read, o con read y write",
  });

/** Body of `POST /api/keys`. Without an end, a key lasts until it is revoked. */
export const createKey = z.strictObject({
  name: line("Nombre", 80),
  scopes,
  expiresAt: moment("Vencimiento").nullable().optional(),
});

/** A key of a program, without its secret. */
export const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The practice it acts in. */
  practiceId: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** To the hour; null before its first use. */
  lastUsedAt: z.string().nullable(),
});

/** A key that was just made: its secret is shown this once. */
export const madeKey = apiKey.extend({ secret: z.string() });

export type CreateKey = z.output<typeof createKey>;
export type ApiKey = z.output<typeof apiKey>;
export type Scope = (typeof SCOPES)[number];
