// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, it } from "vitest";
// Loaded beforehand: the page opens it lazily.
import "~/components/import/import-dialog";
import { goesTo, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ContactDialog } from "./contact-dialog";
import MarketingContactsPage from "./contacts-page";

afterEach(clear);

const contact = {
  ...{ _id: "sub_1", email: "ana@paz.ar", state: "subscribed", tags: ["vip"] },
  ...{ stateAt: "2026-11-01", consentAt: "2026-11-01", createdAt: "2026-11-01" },
};

const showDialog = () =>
  show(<ContactDialog id="sub_1" onClose={() => {}} />, {
    answers: {
      "GET /api/marketing/contacts/sub_1": { success: true, contact, received: [] },
      "PATCH /api/marketing/contacts/sub_1": { success: true, contact },
    },
  });

it("saves the tags", async () => {
  const { press, type, asks } = showDialog();
  await type("Etiquetas, separadas por comas", "vip, salta");
  const saved = asks("PATCH /api/marketing/contacts/sub_1", { tags: ["vip", "salta"] });
  await press("Guardar etiquetas", saved);
});

it("unsubscribes a contact after asking", async () => {
  const { press, asks } = showDialog();
  await press("Dar de baja", shows("No recibe más campañas"));
  const asking = screen.getByRole("dialog", { name: "Dar de baja" });
  const confirm = within(asking).getByRole("button", { name: "Dar de baja" });
  await press(confirm, asks("PATCH /api/marketing/contacts/sub_1", { state: "unsubscribed" }));
});

it("erases a contact after asking", async () => {
  const { press, asks } = showDialog();
  await press("Borrar sus datos", shows("No se puede deshacer"));
  await press("Borrar", asks("PATCH /api/marketing/contacts/sub_1", { state: "erased" }));
});

const showPage = () =>
  show(<MarketingContactsPage />, {
    at: "/admin/marketing/contacts",
    answers: {
      "GET /api/marketing/contacts": { success: true, contacts: [contact] },
      "POST /api/marketing/contacts/segments": {
        success: true,
        states: { subscribed: 1 },
        tags: [],
      },
    },
  });

it("opens a contact by its address", async () => {
  const { press } = showPage();
  await press("Ver ana@paz.ar", goesTo("/admin/marketing/contacts?id=sub_1"));
});

it("opens the import", async () => {
  const { press } = showPage();
  await press("Importar contactos", shows("De un archivo CSV"));
});
