/** The sentence on a deleted record whose page is opened: `day` is when it was deleted. */
export const deletedSentence = (day: string, withCase: boolean): string =>
  `Está en Eliminadas${withCase ? " con su causa" : ""} desde el ${day}.`;
