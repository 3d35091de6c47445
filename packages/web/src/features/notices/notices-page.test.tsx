// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { hides, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { whatsappUse } from "./notices";
import NoticesPage from "./notices-page";
import SettingsPage from "./settings-page";
import { WhatsappCard } from "./whatsapp-card";

afterEach(clear);

const notice = {
  ...{ _id: "ntc_1", folderId: "fol_1", folderName: "Pérez c/ Gómez", status: "proposed" },
  ...{ text: "Presentamos la demanda.", about: { kind: "movement", id: "mov_1" } },
  ...{ date: "2026-11-20", when: null, place: null, createdAt: "2026-11-20T12:00:00.000Z" },
  ...{ decidedAt: null, version: 1 },
};
const way = {
  contactId: "con_1",
  name: "Rosa",
  mailed: false,
  whatsapped: false,
  whatsapp: "https://wa.me/549",
};
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

const judgment = {
  ...{ kind: "judgment", name: "Sentencia", text: null, usual: "El juez dictó sentencia." },
  ...{ variables: ["causa", "fecha"], alone: false, mayGoAlone: true },
};
const payment = {
  ...{ kind: "payment", name: "Pago que hizo el cliente", text: "Entró {importe}." },
  ...{ usual: "Registramos tu pago.", variables: ["causa", "fecha", "importe"] },
  ...{ alone: false, mayGoAlone: false },
};
const showSettings = () => {
  const saved = { ...judgment, text: "Salió {causa}.", alone: true };
  return show(<SettingsPage />, {
    answers: {
      "GET /api/notice-settings": { success: true, settings: [judgment, payment] },
      "PATCH /api/notice-settings/*": { success: true, setting: saved },
    },
  });
};

it("changes what is told of a kind, and lets it go out alone", async () => {
  const { press, type, asks } = showSettings();
  await press("Cambiar «Sentencia»", shows("Que salga solo"));
  await type("Lo que va a leer el cliente", "Salió {{causa}.");
  await sees("Salió Pérez c/ Gómez.");
  await userEvent.setup().click(screen.getByLabelText("Que salga solo"));
  const said = { text: "Salió {causa}.", alone: true };
  await press("Guardar", asks("PATCH /api/notice-settings/judgment", said));
  await sees("Sale solo");
});

it("goes back to the usual words, and lets no money go out alone", async () => {
  const { press, asks } = showSettings();
  await press("Cambiar «Pago que hizo el cliente»", shows("siempre lo aprueba una persona"));
  await sees("Entró $ 150.000,00.");
  await press("Volver a las palabras de Foja", hides("Entró $ 150.000,00."));
  await press("Guardar", asks("PATCH /api/notice-settings/payment", { text: null }));
});

const use = {
  ...{ available: true, on: false, month: { month: "2026-11", sent: 3, billable: 2, usd: 0.052 } },
  messages: [
    {
      ...{ _id: "mai_1", folderId: "fol_1", name: "Rosa Pérez", state: "failed", billable: null },
      ...{ why: "ese número no tiene WhatsApp", createdAt: "2026-11-20T12:00:00.000Z" },
    },
  ],
};

it("has notices go by WhatsApp, with their cost and what became of them", async () => {
  const { press, asks } = show(<WhatsappCard />, {
    answers: {
      "GET /api/whatsapp": { success: true, whatsapp: use },
      "PATCH /api/whatsapp": { success: true, whatsapp: { ...use, on: true } },
    },
  });
  await sees("3 enviados, 2 pagos, US$ 0,052");
  await sees("ese número no tiene WhatsApp");
  const label = "Enviar los avisos por WhatsApp desde el número de Foja";
  await press(label, asks("PATCH /api/whatsapp", { on: true }));
});

it("shows nothing of WhatsApp where there is no number", async () => {
  const off = { ...use, available: false };
  const Read = () => useQuery(whatsappUse()).data && <p>Leído</p>;
  show(
    <>
      <WhatsappCard />
      <Read />
    </>,
    { answers: { "GET /api/whatsapp": { success: true, whatsapp: off } } },
  );
  await sees("Leído");
  expect(screen.queryByText("WhatsApp")).toBeNull();
});
