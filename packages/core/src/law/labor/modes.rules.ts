import type { Norm } from "../calculation/norm.rules";
import type { Regime } from "./regime.rules";
import { FROM_MEMORY, ORDERED_TEXT as ORDERED, REFORM_C, rule } from "./ruling.rules";

/** The ways in which an employment contract ends, with the API's names. */
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
  "inhabilitacion254",
  "jubiladoQueSigue",
  "jubilacion",
  "renuncia",
  "conCausa",
  "mutuoAcuerdo",
  "prueba",
] as const;
export type Mode = (typeof MODES)[number];

/** What an end gives. */
export type Treatment = {
  nombre: string;
  /** The code of its seniority line, and its percentage of art. 245. */
  codigo: string;
  porcentaje: 0 | 50 | 100;
  /** Whether it includes notice and the rest of the month. */
  preaviso: boolean;
  /** Whether it is a dismissal without just cause, which aggravations and fines require. */
  injustificado?: boolean;
};

const NOTHING = { codigo: "", porcentaje: 0, preaviso: false } as const;
const half = (codigo: string) => ({ codigo, porcentaje: 50, preaviso: false }) as const;
const WITHOUT_CAUSE = {
  codigo: "antiguedad_245",
  porcentaje: 100,
  preaviso: true,
  injustificado: true,
} as const;

type Row = [
  norma: string,
  verificado: "V" | "R" | "M",
  fuente: string,
  treatment: Omit<Treatment, "nombre">,
];

const rows = {
  sinCausa: ["LCT art. 245", "V", ORDERED, WITHOUT_CAUSE],
  prueba: ["LCT art. 245", "V", ORDERED, WITHOUT_CAUSE],
  indirecto: ["LCT arts. 245 y 246", "R", ORDERED, WITHOUT_CAUSE],
  fuerzaMayor: ["LCT art. 247", "R", ORDERED, { ...half("indemnizacion_247"), preaviso: true }],
  muerte: ["LCT art. 248", "V", ORDERED, half("indemnizacion_248")],
  muerteEmpleador: ["LCT art. 249", "R", ORDERED, half("indemnizacion_249")],
  plazoFijoCumplido: ["LCT art. 250", "R", ORDERED, half("indemnizacion_250")],
  quiebra: ["LCT art. 251", "R", ORDERED, half("indemnizacion_251")],
  incapacidad212_2: [
    "LCT art. 212, párrafo 2",
    "M",
    `Ley 20.744, ${FROM_MEMORY}`,
    half("indemnizacion_212_2"),
  ],
  incapacidad212_3: [
    "LCT art. 212, párrafo 3",
    "M",
    `Ley 20.744, ${FROM_MEMORY}`,
    { codigo: "indemnizacion_212_3", porcentaje: 100, preaviso: true },
  ],
  incapacidad212_4: [
    "LCT art. 212, párrafo 4",
    "M",
    `Ley 20.744, ${FROM_MEMORY}`,
    { codigo: "indemnizacion_212_4", porcentaje: 100, preaviso: false },
  ],
  inhabilitacion254: [
    "LCT art. 254, párrafo 2",
    "M",
    `Ley 20.744, ${FROM_MEMORY}`,
    half("indemnizacion_254"),
  ],
  jubiladoQueSigue: [
    "LCT art. 253",
    "R",
    ORDERED,
    { ...WITHOUT_CAUSE, codigo: "indemnizacion_253" },
  ],
  jubilacion: ["LCT art. 252", "R", ORDERED, NOTHING],
  renuncia: ["LCT art. 240", "R", ORDERED, NOTHING],
  conCausa: ["LCT art. 242", "R", ORDERED, NOTHING],
  mutuoAcuerdo: ["LCT art. 241", "R", ORDERED, NOTHING],
} as const satisfies Record<Mode, Row>;

/** The name of each end. */
export const MODE_NAMES: Record<Mode, string> = {
  sinCausa: "Despido sin causa",
  indirecto: "Despido indirecto",
  fuerzaMayor: "Fuerza mayor o falta de trabajo",
  muerte: "Muerte del trabajador",
  muerteEmpleador: "Muerte del empleador",
  plazoFijoCumplido: "Plazo fijo cumplido",
  quiebra: "Quiebra del empleador",
  incapacidad212_2: "Incapacidad: sin tareas livianas (212, 2.º párrafo)",
  incapacidad212_3: "Incapacidad: tareas negadas (212, 3.er párrafo)",
  incapacidad212_4: "Incapacidad absoluta (212, 4.º párrafo)",
  inhabilitacion254: "Pérdida de la habilitación especial (254, 2.º párrafo)",
  jubiladoQueSigue: "Despido del jubilado que sigue trabajando",
  jubilacion: "Jubilación",
  renuncia: "Renuncia",
  conCausa: "Despido con causa",
  mutuoAcuerdo: "Mutuo acuerdo",
  prueba: "Despido en período de prueba",
};

/** The norms that the last reform changed for an end: for death, the beneficiaries. */
const REFORMED: Partial<Record<Mode, [norma: string, fuente: string]>> = {
  muerte: ["LCT art. 248 (Ley 27.802)", `${REFORM_C} (beneficiarios)`],
};

/** The norm of an end and what it gives, which is the same in every regime. */
export function treatmentOf(mode: Mode, regime?: Regime): Norm<Treatment> {
  const [own, verificado, ordered, treatment] = rows[mode];
  const [norma, fuente] = (regime === "C" && REFORMED[mode]) || [own, ordered];
  return rule<Treatment>("always", [norma, verificado, fuente], {
    ...treatment,
    nombre: MODE_NAMES[mode],
  });
}
