import { rateOf } from "../rates/rate.rules";
import type { RateKey } from "../rates/rate.schema";
import type { InterestVariables } from "./interest.schema";
import { modeOf, ownCapitalisation } from "./segments.rules";

type Asked = Pick<InterestVariables, "capitalizacion" | "notificacion">;

/** Whether interest is capitalised when the claim is notified. */
export const hangsFromNotice = (variables: Asked, tasa: RateKey): boolean =>
  tasa === "acta2783" || modeOf(variables, tasa) === "notificacionYAnual";

/** Whether a calculation adds interest of a rate to its capital. */
export function capitalises(variables: Asked, tasa: RateKey): boolean {
  const { notificacion, capitalizacion } = variables;
  if (tasa === "acta2783") return notificacion !== undefined;
  const mode = modeOf(variables, tasa);
  if (mode === undefined || mode === "ninguna") return false;
  return mode !== "notificacionYAnual" || !!(notificacion ?? capitalizacion?.fecha);
}

/** The articles by which interest bears interest, and by which a judge reduces it. */
export const capitalisationNorm = ({ capitalizacion }: Asked): string =>
  capitalizacion?.modo === "porTramo" ? "CCyC, arts. 770 y 771" : "CCyC, arts. 770 inc. b y 771";

/** The norm of a rate and, where its interest is capitalised, the articles of that. */
export const normWith = (norma: string, variables: Asked, tasa: RateKey): string =>
  capitalises(variables, tasa)
    ? `${norma}; capitalización: ${capitalisationNorm(variables)}`
    : norma;

/** What is to be known of the capitalisation of a rate. */
export function capitalisationNotes(
  variables: Asked,
  { tasa, tasaFija }: { tasa: RateKey; tasaFija?: number },
): string[] {
  const { capitalizacion, notificacion } = variables;
  const { label } = rateOf(tasa);
  const own = ownCapitalisation(tasa);
  const mode = modeOf(variables, tasa);
  const notes: string[] = [];
  if (own === "fija" && (capitalizacion?.modo ?? "ninguna") !== "ninguna") {
    notes.push(`${label} fija su propia capitalización: no se aplicó la elegida.`);
  }
  if (own === "anual" && mode !== "notificacionYAnual") {
    notes.push(
      `${label} capitaliza a la notificación y luego cada año: se aplicó en cambio la capitalización elegida.`,
    );
  }
  if (own && hangsFromNotice(variables, tasa) && !(notificacion ?? capitalizacion?.fecha)) {
    notes.push(`${label}: sin fecha de notificación no se capitalizó.`);
  }
  return [...notes, ...basisNotes(variables, { tasa, tasaFija })];
}

/** By which article it is capitalised, and where neither its norm nor the Court admit it. */
function basisNotes(
  variables: Asked,
  { tasa, tasaFija }: { tasa: RateKey; tasaFija?: number },
): string[] {
  if (!capitalises(variables, tasa)) return [];
  const { label, norma } = rateOf(tasa);
  const mode = modeOf(variables, tasa);
  const notes = [
    mode === "porTramo"
      ? "CCyC, art. 770: se capitaliza sólo por pacto (a), demanda notificada (b), liquidación judicial (c) o ley (d): decí por cuál. Art. 771: el juez puede reducir los intereses."
      : "CCyC, art. 770 inc. b: si la deuda se demanda, se capitaliza desde la notificación de la demanda. Art. 771: el juez puede reducir los intereses.",
  ];
  if (!ownCapitalisation(tasa)) {
    notes.push(
      tasaFija === undefined
        ? `${label} (${norma}) no prevé que sus intereses se capitalicen: fundá por qué se hizo.`
        : "La tasa escrita no tiene norma que prevea capitalizar sus intereses: fundá por qué se hizo.",
    );
    if (mode === "notificacionYAnual") {
      notes.push(
        "Capitalizar cada año es lo del Acta 2764, que la Corte descalificó en «Oliva» (29/2/2024): verificá si corresponde.",
      );
    }
  }
  return notes;
}
