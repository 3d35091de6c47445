// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, saves, sees, shows, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { CaseCard } from "./case-card";
import ClientPage from "./client-page";
import { EARLY, EARLY_ID } from "./early";
import { icsOf } from "./ics";
import { MessageForm } from "./message-form";
import { ProofForm } from "./proof-form";

afterEach(clear);

const hearing = {
  date: "2026-12-07T13:00:00.000Z",
  text: "Tenés una audiencia",
  place: "Lavalle 1",
};
const one = {
  ...{ _id: "fol_1", name: "Pérez c/ Gómez", stage: "Etapa 3 de 4: está en marcha" },
  ...{ entries: [{ date: "2026-11-20", text: "Presentamos la demanda." }], next: [hearing] },
  documents: [{ _id: "doc_1", name: "Demanda", date: "2026-11-20" }],
};

const TOKEN = "a".repeat(22);
const shared = {
  ...{ success: true, client: { name: "Rosa Pérez" }, practice: { name: "Estudio Ríos" } },
  cases: [one, { ...one, _id: "fol_2", name: "Paz c/ Sosa", entries: [], next: [], documents: [] }],
};

/** What the document paints of a page before its code has arrived, from top to bottom. */
async function paintedEarly(page: object): Promise<string[]> {
  const box = document.createElement("div");
  box.id = EARLY_ID;
  document.body.append(box);
  window.history.replaceState({}, "", `/c/${TOKEN}`);
  vi.stubGlobal("fetch", async () => Response.json(page));
  runInThisContext(EARLY);
  await until(() => expect(box.querySelector("h1")).not.toBeNull());
  vi.unstubAllGlobals();
  const texts = [...box.querySelectorAll("h1, h2, h3, p")].map((part) => part.textContent ?? "");
  box.remove();
  delete (window as { fojaEarly?: unknown }).fojaEarly;
  return texts;
}

it.each([
  ["two cases, one of them without news", shared],
  ["a client whose name is not known", { ...shared, client: { name: "" } }],
])("says before its code what it says with it, in the same order: %s", async (_, page) => {
  const early = await paintedEarly(page);
  for (const { name, stage, entries } of page.cases) {
    expect(early).toEqual(
      expect.arrayContaining([name, stage, ...entries.map(({ text }) => text)]),
    );
  }
  show(<ClientPage />, {
    answers: { [`GET /api/public/client/${TOKEN}`]: page },
    ...{ at: `/c/${TOKEN}`, route: "/c/:token" },
  });
  await sees("Escribile a tu abogado");
  let rest = document.body.textContent ?? "";
  for (const text of early) {
    expect(rest).toContain(text);
    rest = rest.slice(rest.indexOf(text) + text.length);
  }
});

it("asks a client to prove who they are, by their document or a code", async () => {
  const { press, asks } = show(
    <ProofForm
      token="t"
      ways={[{ path: "digits" }, { path: "code" }]}
      onProved={() => undefined}
    />,
    { answers: { "POST /api/public/client/t/code": { success: true, message: "Te lo mandamos" } } },
  );
  await userEvent.setup().type(screen.getByLabelText(/Últimos cuatro/), "3456");
  await press("Ver mi caso", asks("POST /api/public/client/t/proof"));
  await press("Prefiero un código por e-mail", shows("Te lo mandamos"));
});

it("shows what comes and what happened, with the calendar and the documents", async () => {
  const { press, asks } = show(<CaseCard one={one} token="t" />, {});
  await sees("Presentamos la demanda.");
  await press("Agregar al calendario", saves(/^foja\.ics$/));
  await press("Bajar Demanda", asks("GET /api/public/client/t/documents/doc_1"));
  expect(icsOf(hearing)).toContain("DTSTART:20261207T130000Z");
  const day = icsOf({ ...hearing, date: "2026-12-07" });
  expect(day).toContain("DTSTART;VALUE=DATE:20261207\r\nDTEND;VALUE=DATE:20261208");
});

it("sends a message about a case", async () => {
  const { press, asks } = show(
    <MessageForm token="t" cases={[one, { ...one, _id: "fol_2" }]} />,
    {},
  );
  await userEvent.setup().type(screen.getByLabelText("Tu mensaje"), "¿Voy el martes?");
  await press("Enviar", asks("POST /api/public/client/t/messages"));
});

const JPEG = new File(["\xff\xd8"], "dni.jpg", { type: "image/jpeg" });
const pick = (label: string) => {
  const opened = vi.fn();
  screen.getByLabelText(label).addEventListener("click", opened);
  return calls(opened);
};

it("sends photographs and PDFs with a message, and says why one cannot go", async () => {
  const { press, asks } = show(<MessageForm token="t" cases={[one]} />, {
    answers: {
      "POST /api/public/client/t/files": [422, { success: false, message: "El estudio no puede." }],
    },
  });
  await press("Sacar una foto", pick("Foto"));
  await press("Adjuntar", pick("Elegir archivos"));
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText("Elegir archivos"), new File(["a"], "a.docx"));
  await sees("a.docx: mandá una foto (JPG, PNG o WebP) o un PDF.");
  await press("Enviar", shows("Quitá los archivos que no se pudieron subir."));
  await press("Quitar a.docx", hides("a.docx: mandá"));
  await user.upload(screen.getByLabelText("Elegir archivos"), JPEG);
  await sees("dni.jpg: no se pudo subir. El estudio no puede.");
  await press("Reintentar dni.jpg", asks("POST /api/public/client/t/files"));
});

it("reads its page again after a failure", async () => {
  const { press, asks } = show(<ClientPage />, {
    ...{ at: "/c/abc", route: "/c/:token" },
    answers: { "GET /api/public/client/abc": [500, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/public/client/abc"));
});
