// @vitest-environment happy-dom
import type { Imported } from "@foja/core/practice/imports/import.schema";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Send } from "~/lib/import/send";
import { calls, saves, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ImportDialog } from "./import-dialog";

afterEach(clear);

const imported = (given: Partial<Imported>): Imported => ({
  ...{ dryRun: true, created: [], accepted: 1, errors: [], cells: [], duplicates: [] },
  ...given,
});

it("says equal faults once, with their rows, and which cells are left out", async () => {
  const fault = (row: number) => ({ row, path: "folderName", message: "Carátula: es larga" });
  const cells = [{ row: 1, path: "folderName", message: "Carátula: no se lee" }];
  const errors = [2, 3, 4, 5, 6, 7].map(fault);
  const { press } = await opened(async () => imported({ errors, cells }), 8);
  await press(
    "Probar",
    shows("6 filas, columna «Carátula»Carátula: es largaFilas 3, 4, 5, 6, 7 y 1 más"),
  );
  await sees("Fila 2, columna «Carátula»");
  await sees("Sus filas entran igual, con ese dato vacío.");
});

/** The dialog with a file of so many rows, whose columns are known by name. */
async function opened(send: Send, rows = 2) {
  const what = {
    kind: { one: "causa", many: "causas", ending: "a" as const },
    fields: [{ name: "folderName", label: "Carátula", required: true, alias: [] }],
    remove: vi.fn(async () => undefined),
    refresh: async () => undefined,
  };
  const onClose = vi.fn();
  const page = show(<ImportDialog what={{ ...what, send }} onClose={onClose} />);
  await sees("Elegí un archivo CSV");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const text = ["Carátula", ...Array.from({ length: rows }, (_, i) => `Causa ${i}`)].join("\n");
  if (input) await userEvent.upload(input, new File([text], "causas.csv", { type: "text/csv" }));
  await sees(`${rows} filas. Decí qué es cada columna.`);
  return { ...page, ...what, onClose };
}

const errors = [{ row: 2, path: "folderName", message: "Carátula: es larga" }];

it("tries a file, says what is wrong with its rows, and goes back a step at a time", async () => {
  const { press } = await opened(async () => imported({ errors }));
  await press("Probar", shows("Entran 1, 1 con errores."));
  await press("Descargar las filas con errores", saves(/\.csv$/));
  await press("Volver a las columnas", shows("Decí qué es cada columna."));
  await press("Elegir otro archivo", shows("Elegí un archivo CSV"));
});

it("imports a file that was tried, and undoes it", async () => {
  const send = vi.fn<Send>(async ({ dryRun }) => imported({ created: dryRun ? [] : ["fol_1"] }));
  const { press, remove, onClose } = await opened(send);
  await press("Probar", shows("Todavía no se guardó nada."));
  await press("Importar 1 causa", shows("Causa importada"));
  await press("Listo", calls(onClose));
  await press("Deshacer la importación", calls(remove, "fol_1"));
  await sees("Se deshizo la importación.");
  onClose.mockClear();
  const [close] = [...document.querySelectorAll<HTMLElement>("footer button")];
  await press(close, calls(onClose));
});

it("stops an import, so that the rows after those under way are not sent", async () => {
  let answer = () => {};
  const send = vi.fn<Send>(async ({ dryRun }) => {
    if (!dryRun) await new Promise<void>((resolve) => (answer = resolve));
    return imported({ created: dryRun ? [] : ["fol_1"] });
  });
  const { press } = await opened(send, 600);
  await press("Probar", shows("Todavía no se guardó nada."));
  send.mockClear();
  await press("Importar 2 causas", shows("Detener"));
  // What is under way is answered after the press.
  window.addEventListener("click", () => answer(), { once: true });
  await press("Detener", () => {
    expect(document.body.textContent).toContain("Deshacer la importación");
    expect(send).toHaveBeenCalledOnce();
  });
});
