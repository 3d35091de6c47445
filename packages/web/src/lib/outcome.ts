import { RESTORABLE_DAYS } from "@foja/core/kernel/records/record.rules";

/** How a kind of record is called, and whether it is «la» or «el». */
export type Kind = { one: string; many: string; ending: "a" | "o" };

const reasons = (messages: readonly string[]) =>
  [...new Set(messages)].map((message) => message.replace(/\.$/, "")).join("; ");

/** With its first letter as a sentence begins. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What became of doing something to some: `verb` without its ending, as «eliminad». */
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

/** What came back. */
export const restoredSentence = ({ one, many, ending }: Kind, done: number): string =>
  done === 1
    ? `${ending === "a" ? "La" : "El"} ${one} está de vuelta`
    : `${done} ${many} están de vuelta`;

/** «Eliminar la causa», «Eliminar 12 causas». */
export const deletionTitle = ({ one, many, ending }: Kind, count: number): string =>
  count === 1 ? `Eliminar ${ending === "a" ? "la" : "el"} ${one}` : `Eliminar ${count} ${many}`;

/** Where what is deleted goes, and until when it comes back: `name` is that of a single one. */
export function deletionText({ ending }: Kind, count: number, name?: string): string {
  const goes = count === 1 ? `${name ? `«${name}» va` : "Va"} a Eliminadas.` : "Van a Eliminadas.";
  const them = count === 1 ? `l${ending}` : `l${ending}s`;
  return `${goes} Podés restaurar${them} durante ${RESTORABLE_DAYS} días.`;
}

/** How many are marked. */
export const markedSentence = ({ one, many, ending }: Kind, count: number): string =>
  count === 1 ? `1 ${one} marcad${ending}` : `${count} ${many} marcad${ending}s`;

/** «las causas», «los contactos». */
export const theMany = ({ many, ending }: Kind): string => `l${ending}s ${many}`;

/** «Nueva causa», «Nuevo contacto». */
export const newOne = ({ one, ending }: Kind): string => `Nuev${ending} ${one}`;

/** «Ninguna causa», «Ningún contacto». */
export const notOne = ({ one, ending }: Kind): string =>
  `${ending === "a" ? "Ninguna" : "Ningún"} ${one}`;
