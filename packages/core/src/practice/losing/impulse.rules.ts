import { fold } from "../../kernel/text.rules";
import { isNote } from "../kinds/kinds.rules";

/** An entry of a case that may impel it: a movement, a cédula, or a writ that was filed. */
export type ActEntry = {
  _id: string;
  type: string;
  title?: string | null;
  movement?: string | null;
  notification?: string | null;
  description?: string | null;
  time?: string | null;
  filedAt?: string | null;
  status?: string | null;
};

/** Whether an act impels, why, and whether that is certain enough not to be marked. */
export type Impulse = { impels: boolean; why: string; sure: boolean };

/**
 * What impels is what has the effect of moving the proceeding to its next stage: the last petition
 * of a party, or resolution or act of the court (CPCCN art. 311). Which acts do is case law, and is
 * told here by their titles: a person decides where they differ.
 */
const NORM = "CPCCN art. 311";

type Row = { words: RegExp; impels: boolean; why: string };

/** First what does not impel, as it is named; an act that none of them names impels, with a doubt. */
const ROWS: readonly Row[] = [
  {
    words: /pronto despacho|pide se (dicte|resuelva|provea)|solicita se (dicte|resuelva|provea)/,
    ...{ impels: true, why: "Pide que se resuelva lo pendiente" },
  },
  {
    words: /\b(foto)?copias?\b|\bprestamo\b|retir[ao] de (el )?expediente|desarchiv/,
    ...{ impels: false, why: "Pedir copias o el expediente no hace avanzar el proceso" },
  },
  {
    words:
      /autoriza(cion|ciones|dos?)?\b|constitu(ye|cion de) domicilio|(nuevo|denuncia) domicilio/,
    ...{ impels: false, why: "Autorizar o cambiar el domicilio no hace avanzar el proceso" },
  },
  {
    words: /sustitu(ye|cion)|renuncia (al|de) (mandato|patrocinio|poder)|otorga poder|personeria/,
    ...{ impels: false, why: "Cambiar de letrado o de representación no hace avanzar el proceso" },
  },
  {
    words: /honorarios|bono|jus previsional|aporte|tasa de justicia/,
    ...{ impels: false, why: "Lo que toca a honorarios, aportes o tasa no impulsa lo principal" },
  },
  {
    words: /^(agreguese|tengase presente|hagase saber|nota|en letra|a despacho|paralizado)\b/,
    ...{ impels: false, why: "Una providencia de mero trámite no hace avanzar el proceso" },
  },
  {
    words: new RegExp(
      [
        "demanda|traslado|contesta|reconvencion|excepcion|audiencia|prueba|pericia|perito",
        "dictamen|testig|absolucion|oficio|cedula|notific|alegat|sentencia|resolucion",
        "interlocutoria|apela|agravios|recurso|liquidacion|embargo|intima|sorteo|rebeldia",
      ].join("|"),
    ),
    ...{ impels: true, why: "Hace avanzar el proceso a otra etapa" },
  },
];

/** Whether an act impels: as a person said of it, or by its title. */
export function impulseOf(entry: ActEntry, mark?: boolean): Impulse {
  if (mark !== undefined) {
    return {
      impels: mark,
      sure: true,
      why: mark ? "Lo marcaste: impulsa" : "Lo marcaste: no impulsa",
    };
  }
  const titles = [entry.title, entry.movement, entry.notification].map((text) => fold(text ?? ""));
  const row = ROWS.find(({ words }) => titles.some((title) => words.test(title)));
  if (!row) return { impels: true, sure: false, why: `No sabemos si impulsa (${NORM}): revisalo` };
  return { impels: row.impels, sure: true, why: `${row.why} (${NORM})` };
}

/** Whether an entry is an act of the court file: no note, and of writs only what was filed. */
export const isAct = (entry: ActEntry): boolean =>
  ((entry.type === "movement" || entry.type === "notification") && !isNote(entry)) ||
  (entry.type === "escrito" && entry.status === "presentado" && Boolean(entry.filedAt));
