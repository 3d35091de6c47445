// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { goesTo, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ConsultationDialog } from "./consultation-dialog";
import SupportPage from "./support-page";

afterEach(clear);

const open = {
  ...{ _id: "con_1", number: 7, name: "Ana Paz", email: "ana@paz.ar", subject: "Otro" },
  ...{ priority: "medium", message: "Hola", context: null, hasScreenshot: true, answers: [] },
  ...{ status: "open", assignedTo: null, createdAt: "2026-11-26T12:00:00.000Z", version: 1 },
  ...{ dueAt: "2026-11-27T12:00:00.000Z", answeredAt: null },
};

it("opens a consultation by its address", async () => {
  const { press } = show(<SupportPage />, {
    at: "/admin/support",
    answers: {
      "GET /api/support-contacts": { success: true, supportContacts: [open], paces: [] },
    },
  });
  await press("Abrir la consulta 7", goesTo("/admin/support?id=con_1"));
});

it("leads from no open consultations to the closed ones, and back", async () => {
  const { press } = show(<SupportPage />, {
    at: "/admin/support",
    answers: { "GET /api/support-contacts": { success: true, supportContacts: [], paces: [] } },
  });
  await press("Ver las cerradas", goesTo("/admin/support?estado=cerradas"));
  await press("Ver las abiertas", shows("No hay consultas abiertas"));
});

const PATCH = "PATCH /api/support-contacts/con_1";

const showDialog = (supportContact: object = open) =>
  show(<ConsultationDialog id="con_1" onClose={() => {}} />, {
    answers: {
      "GET /api/support-contacts/con_1": { success: true, supportContact },
      "GET /api/support-contacts/con_1/screenshot": { success: true, url: "https://s3/foto" },
      [PATCH]: { success: true, supportContact },
    },
  });

it("downloads the screenshot", async () => {
  const { press } = showDialog();
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  await press("Bajar la captura", () => expect(assign).toHaveBeenCalledWith("https://s3/foto"));
  assign.mockRestore();
});

it("answers a consultation", async () => {
  const { press, type, asks } = showDialog();
  await type("Respuesta", "Ya está.");
  await press("Responder", asks(PATCH, { answer: "Ya está." }));
});

it("answers and closes a consultation", async () => {
  const { press, type, asks } = showDialog();
  await type("Respuesta", "Ya está.");
  await press("Responder y cerrar", asks(PATCH, { answer: "Ya está.", status: "closed" }));
});

it("closes a consultation without an answer", async () => {
  const { press, asks } = showDialog();
  await press("Cerrar sin responder", asks(PATCH, { status: "closed" }));
});

it("opens a closed consultation again", async () => {
  const { press, asks } = showDialog({ ...open, status: "closed" });
  await press("Abrir de nuevo", asks(PATCH, { status: "open" }));
});
