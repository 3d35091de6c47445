const reasons = (messages: readonly string[]) =>
  [...new Set(messages)].map((message) => message.replace(/\.$/, "")).join("; ");

/** What became of a deletion, the reasons of what did not go included. */
export function deletedSentence(done: number, failures: readonly string[]): string {
  if (failures.length > 0) {
    const gone = done === 1 ? "1 eliminada" : `${done} eliminadas`;
    return `${gone}, ${failures.length} no: ${reasons(failures)}.`;
  }
  return done === 1 ? "Causa eliminada" : `${done} causas eliminadas`;
}

/** What came back. */
export const restoredSentence = (done: number): string =>
  done === 1 ? "La causa está de vuelta" : `${done} causas están de vuelta`;
