/** Where a record is that is asked for by its address: `day` is when it was deleted. */
export const deletedSentence = (day: string, withCase: boolean): string =>
  `Está en Eliminadas${withCase ? " con su causa" : ""} desde el ${day}.`;
