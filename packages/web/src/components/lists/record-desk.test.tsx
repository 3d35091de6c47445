// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import ContactsPage from "~/features/contacts/components/contacts-page";
import FoldersPage from "~/features/folders/components/folders-page";
import { goesTo, hides, saves, sees, shows, until } from "~/testing/press";
import { folder } from "~/testing/samples/folder";
import { clear, show } from "~/testing/stage";

afterEach(clear);

const LIST = "/apps/folders/list";

const named = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    folder({ _id: `fol_${i + 1}`, folderName: `Causa ${i + 1}.` }),
  );

/** The list of cases, as on a wide screen unless on a phone. */
async function listing({ count = 2, at = LIST, phone = false } = {}) {
  if (phone) {
    const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", () => media);
  }
  const folders = named(count);
  const page = show(<FoldersPage />, {
    ...{ at, route: LIST },
    answers: {
      "GET /api/folders/user/*": { success: true, folders },
      "GET /api/folders/*": { success: true, folder: folders[0] ?? folder() },
      "POST /api/conflicts/check": { success: true, conflicts: [] },
    },
  });
  await sees("Causa 1.");
  return page;
}

const peeked = (id: string) => () =>
  expect(new URLSearchParams(location.search).get("causa")).toBe(id);
const asksFor = (name: string) => () =>
  expect(new URLSearchParams(location.search).has(name)).toBe(true);

it("opens the dialog that creates a case, and the page that brings many", async () => {
  const { press } = await listing();
  await press("Traer causas", goesTo("/apps/folders/import"));
  await clear();
  const again = await listing();
  await again.press("Nueva causa", shows("Buscar en el tribunal"));
});

it("opens the dialog that imports contacts", async () => {
  const { press } = show(<ContactsPage />, {
    at: "/apps/customer/customer-list",
    answers: { "GET /api/contacts/user/*": { success: true, contacts: [] } },
  });
  await press("Importar", shows("Elegí un archivo CSV"));
});

it("opens a case beside the list, walks to the next and back, and closes it", async () => {
  const { press } = await listing();
  await press("Causa 1.", peeked("fol_1"));
  const at = () => new URLSearchParams(location.search).get("causa");
  await press("Causa siguiente (J)", () => expect(at()).toBe("fol_2"));
  await press("Causa anterior (K)", () => expect(at()).toBe("fol_1"));
  await press("Cerrar la vista previa (Esc)", () => expect(at()).toBeNull());
});

it("opens a dialog by a letter, searches with /, and closes the card with Escape", async () => {
  const { press } = await listing({ at: `${LIST}?causa=fol_1` });
  const at = () => new URLSearchParams(location.search);
  const key = (name: string) =>
    act(() => {
      const on = document.activeElement ?? document.body;
      on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    });
  key("j");
  await until(() => expect(at().get("causa")).toBe("fol_2"));
  key("x");
  await sees("1 causa marcada");
  key("x");
  await until(hides("1 causa marcada"));
  key("Escape");
  await until(() => expect(at().get("causa")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Causa 2.");
  key("/");
  expect(document.activeElement?.id).toBe("buscar-en-la-lista");
  (document.activeElement as HTMLElement).blur();
  key("c");
  await sees("Buscar en el tribunal");
  await press("Cancelar", hides("Buscar en el tribunal"));
  document.getElementById("fila-fol_1")?.focus();
  key("e");
  await until(() => expect(at().get("editar")).toBe("fol_1"));
});

it("filters, sorts, saves what is shown, and shows it as a board", async () => {
  const { press, type } = await listing({ at: `${LIST}?q=causa` });
  await press("Exportar lo que se ve (CSV)", saves(/^causas\.csv$/));
  await press("Carátula", asksFor("orden"));
  await type(/^Filtrar por carátula/, "Causa 1");
  const field = () => document.querySelector<HTMLInputElement>("#buscar-en-la-lista")?.value;
  await press("Borrar el filtro", () => expect(field()).toBe(""));
  await press("Filtros", shows("Exportar lo que se ve (CSV)"));
  const csv = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")].find(
    ({ textContent }) => textContent?.includes("Exportar"),
  );
  await press(csv, saves(/^causas\.csv$/));
  await press("Ver las causas", hides("Ver las causas"));
});

it("has rows of two lines until somebody wants them of one", async () => {
  const { press } = await listing();
  const heights = () => document.querySelectorAll("tbody td.h-14").length > 0;
  await until(() => expect(heights()).toBe(true));
  await press("Elegir columnas", shows("De una"));
  await press("De una", () => expect(heights()).toBe(false));
  await press("De dos líneas", () => expect(heights()).toBe(true));
});

it("archives, saves or unmarks what is marked", async () => {
  const { press, asks } = await listing();
  await press("Marcar Causa 1.", shows("1 causa marcada"));
  await press("Exportar", saves(/^causas\.csv$/));
  await press("Quitar las marcas", hides("1 causa marcada"));
  await press("Marcar Causa 1.", shows("1 causa marcada"));
  const body = { resourceType: "folders", itemIds: ["fol_1"] };
  await press("Archivar", asks("POST /api/subscriptions/archive-items", body));
});

it("shows forty cards at a time on a phone", async () => {
  const { press } = await listing({ count: 45, phone: true });
  await press("Ver 5 más de 45", shows("Causa 45."));
});
