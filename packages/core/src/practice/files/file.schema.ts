import * as z from "zod";

/** The data of a file that a browser sends before posting it. */
export const newFile = z.strictObject({
  name: z
    .string({ error: "Nombre del archivo: completá este dato" })
    .max(255, "Nombre del archivo: hasta 255 caracteres"),
  size: z
    .number({ error: "Tamaño: tiene que ser un número de bytes" })
    .int("Tamaño: tiene que ser un número de bytes")
    .min(1, "Tamaño: el archivo está vacío"),
  type: z.string({ error: "Tipo: completá este dato" }).max(120, "Tipo: hasta 120 caracteres"),
});

/** A file; `size` in bytes. */
export const file = z.object({
  _id: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
});

/** The URL to which a browser posts a file: with every field as given, the file last. */
export const upload = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

export type NewFile = z.output<typeof newFile>;
export type StoredFile = z.output<typeof file>;
