/** What Foja does that a lawyer sees in a minute, each in a picture of the product itself. */
export const SCENES = [
  {
    id: "causa",
    label: "De un número, la causa",
    text: "Escribís el número de expediente: la carátula, el juzgado y las fojas llegan del tribunal.",
    alt: "La página de una causa vinculada con el PJN: carátula, expediente, juzgado, qué sigue y sus fojas numeradas.",
  },
  {
    id: "novedad",
    label: "De una novedad, el plazo",
    text: "Lo que el juzgado publica dice cuándo vence y para quién. Con una tecla queda agendado.",
    alt: "Novedades: un traslado con su vencimiento propuesto, la norma y el botón Agendar.",
  },
  {
    id: "liquidacion",
    label: "De cuatro datos, la liquidación",
    text: "Ingreso, egreso, sueldo y causa del despido: renglón por renglón, con su norma y su PDF.",
    alt: "Una liquidación laboral: cada renglón con su norma y su importe, y el total.",
  },
] as const;

export type Scene = (typeof SCENES)[number];

/** The size of a picture, in px, on a wide screen and on a phone. */
export const SCENE_SIZE = { wide: { width: 640, height: 620 }, phone: { width: 390, height: 560 } };
