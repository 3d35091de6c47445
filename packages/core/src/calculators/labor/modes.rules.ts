/** Ways in which a contract of employment ends, as the contract of the API names them. */
export const MODES = [
  "sinCausa",
  "indirecto",
  "fuerzaMayor",
  "muerte",
  "muerteEmpleador",
  "plazoFijoCumplido",
  "quiebra",
  "incapacidad212_2",
  "incapacidad212_3",
  "incapacidad212_4",
  "jubiladoQueSigue",
  "jubilacion",
  "renuncia",
  "conCausa",
  "mutuoAcuerdo",
  "prueba",
] as const;
export type Mode = (typeof MODES)[number];
