import { isVerified, type Norm } from "../calculation/norm.rules";
import type { DeadlinePreset } from "./preset.schema";

/** The usual deadlines as data: quantity, unit and norm. */
type UsualPreset = { id: string; name: string; quantity: number; unit: "habiles" };

const CIVIL = "CPCCN";
const LABOUR = "Ley 18.345";

/** How certain a deadline is, and where it was read. */
const SUPPORT: Record<"V" | "R" | "M", string> = {
  V: "Texto del código",
  R: "Publicado en más de una fuente",
  M: "De uso en el foro, sin leer en la norma",
};

const usual = (
  norma: string,
  id: string,
  name: string,
  quantity: number,
  verificado: keyof typeof SUPPORT = "M",
): Norm<UsualPreset> => ({
  norma,
  vigenciaDesde: "1900-01-01",
  vigenciaHasta: null,
  verificado,
  fuente: SUPPORT[verificado],
  valor: { id, name, quantity, unit: "habiles" },
});

const LIST: readonly Norm<UsualPreset>[] = [
  usual(`${CIVIL} art. 239`, "reposicion", "Reposición", 3, "V"),
  usual(`${CIVIL} art. 166 inc. 2`, "aclaratoria", "Aclaratoria", 3),
  usual(`${CIVIL} art. 244`, "apelacion", "Apelación", 5, "V"),
  usual(`${CIVIL} art. 259`, "expresionAgravios", "Expresión de agravios", 10),
  usual(
    `${CIVIL} art. 338`,
    "contestacionOrdinaria",
    "Contestación de demanda, ordinario",
    15,
    "V",
  ),
  usual(`${CIVIL} art. 338`, "contestacionEstado", "Contestación de demanda, el Estado", 60, "V"),
  usual(`${CIVIL} art. 498`, "contestacionSumarisimo", "Contestación de demanda, sumarísimo", 5),
  usual(`${CIVIL} art. 257`, "recursoExtraordinario", "Recurso extraordinario", 10, "V"),
  usual(`${CIVIL} art. 282`, "queja", "Queja", 5, "V"),
  usual(`${LABOUR} art. 68`, "contestacionLaboral", "Contestación de demanda, laboral", 10),
  usual(`${LABOUR} art. 116`, "apelacionLaboral", "Apelación, laboral", 6),
  usual(
    `${LABOUR} art. 117`,
    "contestacionAgraviosLaboral",
    "Contestación de agravios, laboral",
    3,
    "R",
  ),
];

/** The usual deadlines as they are answered. */
export const PRESETS: readonly DeadlinePreset[] = LIST.map(
  ({ norma, verificado, fuente, valor }) => ({
    id: valor.id,
    name: valor.name,
    cantidad: valor.quantity,
    unidad: valor.unit,
    norma,
    verificado: isVerified(verificado),
    fuente,
  }),
);
