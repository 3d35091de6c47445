// @vitest-environment happy-dom
import type { SeriesStanding } from "@foja/core/law/rates/rate.schema";
import { afterEach, expect, it, vi } from "vitest";
import { calls, sees, shows, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import RatesPage from "./rates-page";
import { UploadDialog } from "./upload-dialog";

afterEach(clear);

const series = {
  ...{ key: "ripte", label: "RIPTE", fuente: "Ministerio", cantidad: 0, revisiones: 0 },
  capturas: [],
} as unknown as SeriesStanding;

it("opens the upload of a series", async () => {
  const { press } = show(<RatesPage />, {
    answers: { "GET /api/admin/tasas": { success: true, series: [series] } },
  });
  await press("Cargar CSV de RIPTE", shows("Cargar RIPTE"));
});

it("says which days a series of an act lacks", async () => {
  const acta = { ...series, key: "acta2601", label: "Acta 2601", primera: null, ultima: null };
  show(<RatesPage />, { answers: { "GET /api/admin/tasas": { success: true, series: [acta] } } });
  await sees("Faltan del 21/05/2014 al 26/04/2016 (Acta 2601)");
});

it("reads the series again after a failure", async () => {
  const { press, asks } = show(<RatesPage />);
  await press("Reintentar", asks("GET /api/admin/tasas"));
});

const showDialog = () => {
  const onClose = vi.fn();
  const did = { success: true, added: 1, revised: 0, unchanged: 0, errors: [], revisions: [] };
  const answers = { "POST /api/admin/tasas/ripte/csv": did };
  return { onClose, ...show(<UploadDialog series={series} onClose={onClose} />, { answers }) };
};

it("tries a CSV before it uploads it", async () => {
  const { press, type, asks, onClose } = showDialog();
  await type("Filas del CSV", "05/2026;100");
  const sent = { csv: "05/2026;100" };
  await press("Probar", asks("POST /api/admin/tasas/ripte/csv", { ...sent, dryRun: true }));
  const asked = asks("POST /api/admin/tasas/ripte/csv", { ...sent, dryRun: false });
  await until(() => expect(document.querySelector("[aria-disabled]")).toBeNull());
  await press("Cargar", () => {
    asked();
    expect(onClose).toHaveBeenCalled();
  });
});

it("closes the upload", async () => {
  const { press, onClose } = showDialog();
  await press("Cancelar", calls(onClose));
});
