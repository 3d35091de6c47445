// @vitest-environment happy-dom
import { afterEach, it, vi } from "vitest";
import type { Desk } from "~/lib/lists/use-desk";
import { calls, copies, shows } from "~/testing/press";
import { contact } from "~/testing/samples/contact";
import { folder } from "~/testing/samples/folder";
import { clear, show } from "~/testing/stage";
import type { ContactRow } from "../lib/contact-row";
import { CaseContacts } from "./case-contacts";
import { ClientLinks } from "./client-links";
import { ContactCases } from "./contact-cases";
import { NewContactDialog } from "./contact-dialog";
import { ContactFacts } from "./contact-facts";
import { ContactDrawer, ContactPeek } from "./contact-peek";

afterEach(clear);

it("adds somebody to a case, and removes them", async () => {
  const { press, asks } = show(<CaseContacts folderId="fol_1" customerName={null} />, {
    answers: { "GET /api/contacts/user/*": { success: true, contacts: [contact()] } },
  });
  await press("Quitar a Juan Pérez", asks("DELETE /api/contacts/con_1/folders/fol_1"));
  await press("Agregar", shows("Agregar a la causa"));
});

it("adds a contact to another case, and removes it from one", async () => {
  const { press, asks } = show(<ContactCases contact={contact()} />, {
    answers: { "POST /api/folders/batch": { success: true, folders: [folder()] } },
  });
  const removed = asks("DELETE /api/contacts/con_1/folders/fol_1");
  await press("Quitar de Pérez c/ Gómez s/ despido", removed);
  await press("Vincular", shows("Vincular a una causa"));
});

it("saves a contact whose double is known once that is confirmed", async () => {
  const refused = { success: false, error: "contact.duplicate", message: "Ya está." };
  const duplicate = { _id: "con_2", name: "Juan Pérez" };
  const { press, asks } = show(
    <NewContactDialog name="Juan Pérez" onSaved={() => undefined} onClose={() => undefined} />,
    {
      answers: {
        "POST /api/contacts/create": [409, { ...refused, duplicate }],
        "POST /api/conflicts/check": { success: true, conflicts: [] },
      },
    },
  );
  await press("Agregar contacto", shows("Es Juan Pérez."));
  const anyway = asks("POST /api/contacts/create", { name: "Juan", allowDuplicate: true });
  await press("Guardar igual", anyway);
});

it("copies a number of a contact", async () => {
  const { press } = show(<ContactFacts contact={contact()} />);
  await press("Copiar CUIT", copies("20123456786"));
});

it("edits a contact from its card, beside the list or over it", async () => {
  const edit = vi.fn();
  const list = { records: { kind: { one: "contacto" } } };
  const desk = { list, actions: { edit }, step: vi.fn(), place: vi.fn() };
  const given = { desk: desk as unknown as Desk<ContactRow>, id: "con_1" };
  const beside = show(<ContactPeek {...given} />);
  await beside.press("Editar", calls(edit, "con_1"));
  clear();
  edit.mockClear();
  const over = show(<ContactDrawer {...given} />);
  await over.press("Editar", calls(edit, "con_1"));
});

it("makes, copies and revokes the link of a client's page", async () => {
  const link = {
    ...{ _id: "cln_1", contactId: "con_1", folderIds: null, visits: [] },
    ...{ createdAt: "2026-11-02T12:00:00.000Z", expiresAt: "2027-05-02T12:00:00.000Z" },
  };
  const { press, asks } = show(<ClientLinks contact={contact()} />, {
    answers: {
      "GET /api/client-links": { success: true, links: [link] },
      "POST /api/client-links": {
        success: true,
        link: { ...link, url: "https://foja.example/c/abc" },
      },
    },
  });
  await press("Crear un enlace", shows("https://foja.example/c/abc"));
  await press("Copiar enlace", copies("https://foja.example/c/abc"));
  await press("Revocar", asks("DELETE /api/client-links/cln_1"));
});
