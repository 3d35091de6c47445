import type { Norm } from "../calculation/norm.rules";

/**
 * The rules of each jurisdiction: the grace period, the note days, when an electronic notice takes
 * effect. A new jurisdiction is a new row.
 */
export const JURISDICTIONS = ["PJN", "SCBA", "CABA", "OTRA"] as const;
export type JurisdictionId = (typeof JURISDICTIONS)[number];

/** The court hours of the next day in which a writing is still in time. */
type Grace = { opens: string; hours: number };
/** The weekdays, Sunday 0, on which a notice takes effect, and to which day a closed one moves. */
export type NoteDays = {
  weekdays: readonly number[];
  ifClosed: "nextNoteDay" | "nextWorkingDay";
};

export type Jurisdiction = {
  id: JurisdictionId;
  name: string;
  grace: Norm<Grace>;
  note: Norm<NoteDays>;
  /** For jurisdictions where an electronic notice takes effect only on certain weekdays. */
  electronic: Norm<NoteDays> | null;
};

const SINCE = "1900-01-01";
const TUESDAY_AND_FRIDAY = [2, 5] as const;

const rule = <T>(
  norma: string,
  verificado: Norm["verificado"],
  fuente: string,
  valor: T,
): Norm<T> => ({ norma, vigenciaDesde: SINCE, vigenciaHasta: null, verificado, fuente, valor });

/**
 * The norm of a notice on Tuesdays and Fridays: its source, its certainty, and what follows a
 * holiday.
 */
const onNoteDays = (
  said: [norma: string, verificado: Norm["verificado"], fuente: string],
  ifClosed: NoteDays["ifClosed"],
) => rule(...said, { weekdays: TUESDAY_AND_FRIDAY, ifClosed });

const SCBA_NEXT = "Martes o viernes, «o el siguiente hábil, si alguno de ellos fuere feriado»";

const FROM_MEMORY = "Práctica del foro, sin leer en la norma";

/** Of the national code, which a jurisdiction without a row of its own is taken to follow. */
const CPCCN_GRACE: Grace = { opens: "07:30", hours: 2 };

const rows: Jurisdiction[] = [
  {
    id: "PJN",
    name: "PJN (nacional y federal)",
    grace: rule(
      "CPCCN art. 124",
      "R",
      "Los tribunales abren 7:30; dos primeras horas",
      CPCCN_GRACE,
    ),
    note: onNoteDays(
      ["CPCCN art. 133", "R", "Martes o viernes; si es feriado, el siguiente día de nota"],
      "nextNoteDay",
    ),
    electronic: null,
  },
  {
    id: "SCBA",
    name: "SCBA (Provincia de Buenos Aires)",
    grace: rule("CPCCBA art. 124", "M", `${FROM_MEMORY}: cuatro primeras horas desde las 8`, {
      opens: "08:00",
      hours: 4,
    }),
    note: onNoteDays(["CPCCBA art. 133", "R", SCBA_NEXT], "nextWorkingDay"),
    electronic: onNoteDays(
      [
        "Acuerdos SCBA sobre notificaciones electrónicas",
        "R",
        "Martes o viernes siguiente; si es feriado, el siguiente día hábil",
      ],
      "nextWorkingDay",
    ),
  },
  {
    id: "CABA",
    name: "CABA (Ciudad de Buenos Aires)",
    grace: rule("CCAyT CABA", "M", `${FROM_MEMORY}: dos primeras horas desde las 9`, {
      opens: "09:00",
      hours: 2,
    }),
    note: onNoteDays(
      ["CCAyT CABA", "M", `${FROM_MEMORY}: si es feriado, el siguiente día de nota`],
      "nextNoteDay",
    ),
    electronic: null,
  },
  {
    id: "OTRA",
    name: "Otra jurisdicción",
    grace: rule("Código procesal local", "I", "Como en el CPCCN: dos primeras horas", CPCCN_GRACE),
    note: onNoteDays(
      [
        "Código procesal local",
        "I",
        "Como en el CPCCN: martes o viernes; si es feriado, el siguiente día de nota",
      ],
      "nextNoteDay",
    ),
    electronic: null,
  },
];

const byId = new Map(rows.map((row) => [row.id, row]));

/** The rules of a jurisdiction. */
export function jurisdictionOf(id: JurisdictionId): Jurisdiction {
  const found = byId.get(id);
  if (!found) throw new Error("a jurisdiction without its row");
  return found;
}
