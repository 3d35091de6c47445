// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import type { ViewChange } from "~/lib/lists/record-list";
import { viewAt } from "~/testing/address";
import { mount } from "~/testing/mount";
import { INVOICES, type Invoice, invoice } from "~/testing/sample-list";
import { ListBody } from "./list-body";

let close = () => {};
afterEach(() => close());

type State = { all?: Invoice[]; rows?: Invoice[]; error?: Error; isPending?: boolean };

function show(query: string, { all = [], rows = [], error, isPending = false }: State = {}) {
  const change = vi.fn<(change: ViewChange) => void>();
  const retry = vi.fn();
  const read = { all, rows, error: error ?? null, isPending, isReadingMore: false, retry };
  const page = mount(
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
  close = page.close;
  const [button] = page.all("button");
  return { page, change, retry, button, text: page.host.textContent?.replace(/^[FD]/, "") };
}

const one = [invoice("1", "paga")];

describe("a list", () => {
  it("is its rows once there are some", () =>
    expect(show("", { all: one, rows: one }).text).toBe("las filas"));

  it("says that it is on its way", () => {
    const { page } = show("", { isPending: true });
    expect(page.all("[role=status]")[0]?.getAttribute("aria-label")).toBe("Cargando las facturas");
  });

  it("says why it could not be read, and tries again", () => {
    const { page, button, retry } = show("", { error: new Error("x") });
    page.click(button);
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe("an empty list", () => {
  it("that has rows which no filter lets through offers to take them away", () => {
    const { page, text, button, change } = show("q=zzz&estado=paga", { all: one });
    expect(text).toBe("Ninguna factura coincide con lo que buscás.Quitar los filtros");
    page.click(button);
    expect(change).toHaveBeenCalledWith({ text: "", filters: { estado: "impaga" } });
  });

  it("whose rows are all done with says so", () => {
    const { page, text, button, change } = show("", { all: one });
    expect(text).toBe("Está todo cobrado.Ver todas");
    page.click(button);
    expect(change).toHaveBeenCalledWith({ filters: { estado: "todas" } });
  });

  it("of the archive leads back to the desk", () => {
    const { page, text, button, change } = show("vista=archivadas");
    expect(text).toBe("No hay facturas archivadas.Ver las activas");
    page.click(button);
    expect(change).toHaveBeenCalledWith({ archived: false });
  });

  it("of a practice that has none leads to the first, and to what was deleted", () => {
    const { page, text } = show("");
    expect(text).toBe("Todavía no hay facturas en tu estudio.Nueva facturaVer eliminadas");
    expect(page.all("a")[0]?.getAttribute("href")).toBe("/eliminadas");
  });
});
