import type { Norm } from "../calculation/norm.rules";
import type { JurisdictionId } from "./jurisdiction.rules";

/** A day on which the courts of a jurisdiction were closed by their own act. */
export type ClosedDay = { day: string; jurisdiccion: JurisdictionId; name: string };

type Place = { jurisdiccion?: JurisdictionId; seat?: string };

const SOURCE = "Acto publicado, visto en más de una fuente";

function closed(
  norma: string,
  days: string,
  { jurisdiccion = "PJN", seat }: Place = {},
): Norm<ClosedDay>[] {
  return days.split(" ").map((day) => ({
    norma,
    vigenciaDesde: day,
    vigenciaHasta: day,
    // Only for a part of the jurisdiction: a lawyer who litigates elsewhere must check.
    verificado: seat ? "I" : "R",
    fuente: seat ? `${SOURCE}: alcanza sólo a ${seat}` : SOURCE,
    valor: { day, jurisdiccion, name: seat ? `Asueto judicial (${seat})` : "Asueto judicial" },
  }));
}

const CAPITAL = { seat: "los tribunales de la Capital Federal" };

/** The days closed by acordada or resolution. Those of the PJN are complete from 2021. */
export const CLOSED: readonly Norm<ClosedDay>[] = [
  ...closed("CSJN Acordada 30/2021", "2021-12-24 2021-12-31"),
  ...closed("CSJN Acordada 26/2022", "2022-10-18"),
  ...closed("CSJN Acordada 33/2022", "2022-12-23 2022-12-30"),
  ...closed("CSJN Acordada 27/2024", "2024-05-09"),
  ...closed("CSJN Acordada 47/2024", "2024-12-24 2024-12-31"),
  ...closed("CSJN Acordada 38/2025", "2025-12-24 2025-12-31"),
  ...closed("CSJN Resolución 926/2026", "2026-04-21 2026-04-22", CAPITAL),
  ...closed("SCBA Res. RP 1565/25", "2025-12-24 2025-12-26 2025-12-31", { jurisdiccion: "SCBA" }),
];

/** The days of December that are closed by an act in most years. */
export const USUALLY_CLOSED = ["12-24", "12-31"] as const;
