import * as z from "zod";
import { line } from "./fields.schema";
import { fold } from "./text.rules";

const TAGS_AT_MOST = 20;

/** The labels of a record, without repetitions that differ only in spelling: the first one stays. */
export const tags = z
  .array(line("Etiqueta", 40), { error: "Etiquetas: mandá una lista de textos" })
  .max(TAGS_AT_MOST, `Etiquetas: hasta ${TAGS_AT_MOST}`)
  .transform((words) => {
    const spelled = new Map<string, string>();
    for (const word of words) if (!spelled.has(fold(word))) spelled.set(fold(word), word);
    return [...spelled.values()];
  })
  .optional();
