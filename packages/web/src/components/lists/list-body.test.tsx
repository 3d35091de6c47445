// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import type { View } from "~/lib/lists/record-list";
import { viewAt } from "~/testing/address";
import { calls } from "~/testing/press";
import { INVOICES, type Invoice, invoice } from "~/testing/sample-list";
import { clear, show as showPage } from "~/testing/stage";
import { ListBody } from "./list-body";

afterEach(clear);

type State = { all?: Invoice[]; rows?: Invoice[]; error?: Error; isPending?: boolean };

function show(
  query: string,
  { all: stored = [], rows = [], error, isPending = false }: State = {},
) {
  const change = vi.fn<(change: View) => void>();
  const retry = vi.fn();
  const read = { all: stored, rows, error: error ?? null, isPending, isReadingMore: false, retry };
  const { press } = showPage(
    <ListBody
      {...read}
      list={INVOICES}
      view={viewAt(INVOICES, query)}
      change={(given) => void change(given)}
      create={<button type="button">Nueva factura</button>}
    >
      <p>las filas</p>
    </ListBody>,
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return { press, all, change, retry, text: document.body.textContent?.replace(/^[FD]/, "") };
}

const one = [invoice("1", "paga")];

describe("a list", () => {
  it("is its rows once there are some", () =>
    expect(show("", { all: one, rows: one }).text).toBe("las filas"));

  it("says that it is on its way", () => {
    const { all } = show("", { isPending: true });
    expect(all("[role=status]")[0]?.getAttribute("aria-label")).toBe("Cargando las facturas");
  });

  it("says why it could not be read, and tries again", async () => {
    const { press, retry } = show("", { error: new Error("x") });
    await press("Intentar de nuevo", calls(retry));
  });
});

describe("an empty list", () => {
  it("that has rows which no filter lets through offers to take them away", async () => {
    const { press, text, change } = show("q=zzz&estado=paga", { all: one });
    expect(text).toBe("Ninguna factura coincide con lo que buscás.Quitar los filtros");
    const cleared = { q: "", estado: "impaga" };
    await press("Quitar los filtros", calls(change, cleared));
  });

  it("whose rows are all done with says so", async () => {
    const { press, text, change } = show("", { all: one });
    expect(text).toBe("Está todo cobrado.Ver todas");
    await press("Ver todas", calls(change, { estado: "todas" }));
  });

  it("of the archive leads back to the desk", async () => {
    const { press, text, change } = show("vista=archivadas");
    expect(text).toBe("No hay facturas archivadas.Ver las activas");
    await press("Ver las activas", calls(change, { vista: "" }));
  });

  it("of a practice that has none leads to the first, and to what was deleted", () => {
    const { all, text } = show("");
    expect(text).toBe("Todavía no hay facturas en tu estudio.Nueva facturaVer eliminadas");
    expect(all("a")[0]?.getAttribute("href")).toBe("/eliminadas");
  });
});
