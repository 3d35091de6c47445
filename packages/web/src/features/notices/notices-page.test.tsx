// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, it } from "vitest";
import { sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import NoticesPage from "./notices-page";

afterEach(clear);

const notice = {
  ...{ _id: "ntc_1", folderId: "fol_1", folderName: "Pérez c/ Gómez", status: "proposed" },
  ...{ text: "Presentamos la demanda.", about: { kind: "movement", id: "mov_1" } },
  ...{ date: "2026-11-20", when: null, place: null, createdAt: "2026-11-20T12:00:00.000Z" },
  ...{ decidedAt: null, version: 1 },
};
const way = { contactId: "con_1", name: "Rosa", mailed: false, whatsapp: "https://wa.me/549" };
const answers = {
  "GET /api/notices": { success: true, notices: [notice] },
  "PATCH /api/notices/ntc_1": { success: true, notice: { ...notice, ways: [way] } },
};

it("approves what a client is told, and offers WhatsApp", async () => {
  const { press } = show(<NoticesPage />, { answers });
  await sees("Presentamos la demanda.");
  await press("Aprobar y enviar", shows("Enviar por WhatsApp a Rosa"));
});

it("lets the words be changed, and leaves a client out", async () => {
  const { press, asks } = show(<NoticesPage />, { answers });
  await press("Editar", () => screen.getByLabelText("Lo que va a leer el cliente"));
  await userEvent.setup().type(screen.getByLabelText("Lo que va a leer el cliente"), " Hoy.");
  await press("No avisar", asks("PATCH /api/notices/ntc_1"));
});

it("approves the first with A", async () => {
  show(<NoticesPage />, { answers });
  await sees("Presentamos la demanda.");
  await userEvent.setup().keyboard("a");
  await sees("Enviar por WhatsApp a Rosa");
});
