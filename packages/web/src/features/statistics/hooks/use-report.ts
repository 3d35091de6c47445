import { useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { downloadCsv, toCsv } from "~/lib/csv";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";
import { notify } from "~/lib/notify";
import type { Span } from "../lib/by-month";
import type { Chart } from "../lib/chart";
import { reportOf, sheetOf } from "../lib/export";

/** The practice's name, and whether reserved cases are left out of its figures. */
type Of = { name: string; isPartial: boolean };

/** Exports the charts as a spreadsheet or as a document. */
export function useReport(charts: readonly Chart[], { months }: Span, { name, isPartial }: Of) {
  const [busy, setBusy] = useState(false);
  const date = formatDate(today());
  const pdf = async () => {
    setBusy(true);
    try {
      const { savePaper } = await import("~/lib/print/press");
      const period = `Últimos ${months} meses${isPartial ? ", sin las causas reservadas" : ""}`;
      await savePaper(reportOf(charts, { name, date, period }), `Estadísticas ${today()}`);
    } catch (error) {
      notify.error(messageOf(error));
    }
    setBusy(false);
  };
  return {
    busy,
    csv: () => downloadCsv("estadisticas.csv", toCsv(sheetOf(charts))),
    pdf: () => void pdf(),
  };
}
