/** A text as it is compared: without accents or capitals, so that «Núñez» is found by «nunez». */
export const foldText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
