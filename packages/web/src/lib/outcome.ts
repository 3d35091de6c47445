import { RESTORABLE_DAYS } from "@foja/core/kernel/records/record.rules";

/** The names of a kind of record, and its gender: «la» or «el». */
export type Kind = { one: string; many: string; ending: "a" | "o" };

const reasons = (messages: readonly string[]) =>
  [...new Set(messages)].map((message) => message.replace(/\.$/, "")).join("; ");

/** The text with a capital first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence for an action's result: `verb` without its ending, as «eliminad». */
export function outcomeSentence(
  { one, many, ending }: Kind,
  verb: string,
  done: number,
  failures: readonly string[],
): string {
  if (failures.length > 0) {
    const sentence = done === 1 ? `1 ${verb}${ending}` : `${done} ${verb}${ending}s`;
    return `${sentence}, ${failures.length} no: ${reasons(failures)}.`;
  }
  return done === 1 ? `${capital(one)} ${verb}${ending}` : `${done} ${many} ${verb}${ending}s`;
}

/** The sentence for restored records. */
export const restoredSentence = ({ one, many, ending }: Kind, done: number): string =>
  done === 1
    ? `${ending === "a" ? "La" : "El"} ${one} está de vuelta`
    : `${done} ${many} están de vuelta`;

/** «Eliminar la causa», «Eliminar 12 causas». */
export const deletionTitle = ({ one, many, ending }: Kind, count: number): string =>
  count === 1 ? `Eliminar ${ending === "a" ? "la" : "el"} ${one}` : `Eliminar ${count} ${many}`;

/** Where a deleted record goes, and until when it can be restored; `name` is a single one's. */
export function deletionText({ ending }: Kind, count: number, name?: string): string {
  const goes = count === 1 ? `${name ? `«${name}» va` : "Va"} a Eliminadas.` : "Van a Eliminadas.";
  const them = count === 1 ? `l${ending}` : `l${ending}s`;
  return `${goes} Podés restaurar${them} durante ${RESTORABLE_DAYS} días.`;
}

/** The sentence for the number of marked records. */
export const markedSentence = ({ one, many, ending }: Kind, count: number): string =>
  count === 1 ? `1 ${one} marcad${ending}` : `${count} ${many} marcad${ending}s`;

/** «las causas», «los contactos». */
export const theMany = ({ many, ending }: Kind): string => `l${ending}s ${many}`;

/** «Nueva causa», «Nuevo contacto». */
export const newOne = ({ one, ending }: Kind): string => `Nuev${ending} ${one}`;

/** «Ninguna causa», «Ningún contacto». */
export const notOne = ({ one, ending }: Kind): string =>
  `${ending === "a" ? "Ninguna" : "Ningún"} ${one}`;
