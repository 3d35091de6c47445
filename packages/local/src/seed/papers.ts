import type { DocumentKind } from "@foja/core/practice/documents/document-kinds.rules";

/** A paper of an example case; its days count from the day of its creation. */
export type SeedPaper = {
  /** The index of its case among the examples. */
  of: number;
  name: string;
  kind: DocumentKind;
  daysAgo: number;
  tags?: string[];
  /** Its paragraphs; the people are invented. */
  text: string[];
};

/** The papers of the demo practice: short, and like those of a court. */
export const SEED_PAPERS: readonly SeedPaper[] = [
  {
    ...{ of: 0, name: "Demanda", kind: "demanda", daysAgo: 320 },
    text: [
      "PROMUEVE DEMANDA LABORAL",
      "Señor Juez: Ramón Alberto Benítez, por derecho propio, con el patrocinio letrado de quien suscribe, a V. S. digo:",
      "I. Objeto. Vengo a promover demanda por despido contra Transportes del Oeste S.A., por el cobro de las indemnizaciones de los arts. 232, 233 y 245 de la Ley de Contrato de Trabajo, con más sus intereses y costas.",
      "II. Hechos. Ingresé a trabajar a las órdenes de la demandada el 14 de marzo de 2011 como chofer de larga distancia. El 28 de noviembre de 2025 recibí la comunicación de mi despido, sin expresión de causa.",
      "III. Prueba. Documental: recibos de haberes y telegramas. Pericial: contador, que informará sobre los libros de la demandada. Testimonial: se ofrecerá en la oportunidad procesal.",
      "IV. Petitorio. Por lo expuesto solicito que se tenga por promovida la demanda y que oportunamente se la haga lugar, con costas. SERÁ JUSTICIA.",
    ],
  },
  {
    ...{ of: 0, name: "Pericia contable", kind: "pericia", daysAgo: 60, tags: ["Contable"] },
    text: [
      "PRESENTA PERICIA CONTABLE",
      "El perito contador designado en autos informa a V. S. lo siguiente:",
      "1. La demandada exhibió el libro del art. 52 de la Ley de Contrato de Trabajo, rubricado en tiempo y forma. El actor figura con ingreso el 14 de marzo de 2011.",
      "2. La mejor remuneración mensual, normal y habitual del último año asciende a $ 1.850.000. No se acompañaron las planillas de viajes de los meses de junio a agosto.",
      "3. Las horas suplementarias no están registradas. El perito no pudo verificar las tarjetas de tacógrafo, que la demandada dijo haber extraviado.",
    ],
  },
  {
    ...{ of: 0, name: "Traslado de la pericia", kind: "resolucion", daysAgo: 3 },
    text: [
      "Buenos Aires. De la pericia contable presentada, córrase traslado a las partes por el término de tres días. Notifíquese.",
    ],
  },
  {
    ...{ of: 1, name: "Apertura a prueba", kind: "resolucion", daysAgo: 200 },
    text: [
      "Atento el estado de autos y existiendo hechos controvertidos, ábrese la causa a prueba por el término de cuarenta días. Notifíquese personalmente o por cédula.",
    ],
  },
  {
    ...{ of: 2, name: "Declaratoria de herederos", kind: "resolucion", daysAgo: 20 },
    text: [
      "AUTOS Y VISTOS: Habiéndose acreditado el fallecimiento del causante y el vínculo invocado, declárase que por su fallecimiento le suceden en carácter de universales herederos sus hijos. Regístrese y notifíquese.",
    ],
  },
];
