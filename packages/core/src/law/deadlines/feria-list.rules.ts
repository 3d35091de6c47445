import type { Norm } from "../calculation/norm.rules";

/** The ferias fixed by acts of the Court: those of winter, and the extraordinary ones. */
export type FixedFeria = { from: string; to: string; kind: "invierno" | "extraordinaria" };

type Row = [from: string, to: string, act: string, extraordinary?: true];

const rows: readonly Row[] = [
  ["2004-07-19", "2004-07-30", "17/2004"],
  ["2005-07-11", "2005-07-22", "11/2005"],
  ["2006-07-10", "2006-07-21", "6/2006"],
  ["2007-07-23", "2007-08-03", "11/2007"],
  ["2008-07-28", "2008-08-08", "7/2008"],
  ["2009-07-06", "2009-07-17", "21/2009", true],
  ["2009-07-20", "2009-07-24", "23/2009", true],
  ["2010-07-19", "2010-07-30", "4/2010"],
  ["2011-07-18", "2011-07-29", "3/2011"],
  ["2012-07-16", "2012-07-27", "2/2012"],
  ["2013-07-15", "2013-07-26", "5/2013"],
  ["2014-07-21", "2014-08-01", "13/2014"],
  ["2015-07-20", "2015-07-31", "10/2015"],
  ["2016-07-18", "2016-07-29", "15/2016"],
  ["2017-07-17", "2017-07-28", "14/2017"],
  ["2018-07-16", "2018-07-27", "16/2018"],
  ["2019-07-22", "2019-08-02", "10/2019"],
  ["2020-03-16", "2020-03-19", "4/2020", true],
  ["2020-03-20", "2020-03-31", "6/2020", true],
  ["2020-04-01", "2020-04-12", "8/2020", true],
  ["2020-04-13", "2020-04-26", "10/2020", true],
  ["2020-04-27", "2020-05-10", "13/2020", true],
  ["2020-05-11", "2020-05-24", "14/2020", true],
  ["2020-05-25", "2020-06-07", "16/2020", true],
  ["2020-06-08", "2020-06-28", "18/2020", true],
  ["2020-06-29", "2020-07-17", "25/2020", true],
  ["2020-07-18", "2020-07-26", "27/2020", true],
  ["2020-07-27", "2020-08-03", "31/2020", true],
  ["2021-07-19", "2021-07-30", "10/2021"],
  ["2022-07-18", "2022-07-29", "16/2022"],
  ["2023-07-17", "2023-07-28", "17/2023"],
  ["2024-07-15", "2024-07-26", "16/2024"],
  ["2025-07-21", "2025-08-01", "9/2025"],
  ["2026-07-20", "2026-07-31", "11/2026"],
];

const SOURCE = "Fechas de la acordada, vistas en más de una publicación";

export const FIXED_FERIAS: readonly Norm<FixedFeria>[] = rows.map(
  ([from, to, act, extraordinary]) => ({
    norma: `CSJN Acordada ${act}`,
    vigenciaDesde: from,
    vigenciaHasta: to,
    verificado: "R",
    fuente: SOURCE,
    valor: { from, to, kind: extraordinary ? "extraordinaria" : "invierno" },
  }),
);

/**
 * The days that contain every known winter feria: without its act, they may not be working days.
 */
export const WINTER_SPAN = { from: "07-01", to: "08-08" } as const;
