import * as z from "zod";
import { line } from "../../kernel/fields.schema";
import { newFile } from "../../practice/files/file.schema";
import { MOST_FILES } from "./reply.rules";

const folderId = line("Caso", 40).optional();

/** Body of `POST /api/public/client/{token}/files`: a file that a message will carry. */
export const announceFile = newFile.extend({ folderId });

/** Body of `POST /api/public/client/{token}/messages`. */
export const writeReply = z
  .strictObject({
    text: z
      .string({ error: "Mensaje: escribí algo" })
      .trim()
      .max(3000, "Mensaje: hasta 3000 caracteres"),
    folderId,
    /** The ids that `POST …/files` answered, of files that were posted. */
    files: z
      .array(z.string().max(200), { error: "Archivos: mandá sus identificadores" })
      .max(MOST_FILES, `Archivos: hasta ${MOST_FILES} por mensaje`)
      .transform((ids) => [...new Set(ids)])
      .default([]),
  })
  .refine(({ text, files }) => text !== "" || files.length > 0, {
    path: ["text"],
    error: "Mensaje: escribí algo",
  });
