import { randomUUID } from "node:crypto";
import { aFolder, type Before, type Prepared, type Scenario, signedIn } from "./scenarios";

const aContact: Before = async (tenant) => {
  const body = { name: "Ana", lastName: "Pérez" };
  const answer = await tenant.call("POST", "/api/contacts/create", { body });
  return (answer.body.contact as { _id?: string } | undefined)?._id ?? "";
};

/** A contact in a case; returns both identifiers. */
const linked: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  const body = { name: "Ana", folderIds: [folderId] };
  const answer = await tenant.call("POST", "/api/contacts/create", { body });
  const { _id = "" } = (answer.body.contact ?? {}) as { _id?: string };
  return `${_id}/folders/${folderId}`;
};

const rows = [{ name: "Ana" }, { name: "Luz", document: "22222222" }, { name: "" }];

/** Calls on several contacts at once, or on a contact and a case. */
export const CONTACT_SCENARIOS: Scenario[] = [
  {
    name: "DELETE /api/contacts/{id}/folders/{folderId}",
    prepare: signedIn("DELETE", ({ id }) => `/api/contacts/${id}`, { before: linked }),
  },
  {
    name: "POST /api/contacts/import with an Idempotency-Key",
    prepare: signedIn("POST", "/api/contacts/import", {
      body: { rows },
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: "POST /api/conflicts/check",
    prepare: signedIn("POST", "/api/conflicts/check", {
      body: { name: "Ana Pérez" },
      before: aContact,
    }),
  },
  {
    name: "POST /api/subscriptions/archive-items",
    prepare: signedIn(
      "POST",
      ({ tenant }) => `/api/subscriptions/archive-items?userId=${tenant.userId}`,
      {
        body: ({ id }: Prepared) => ({ resourceType: "contacts", itemIds: [id] }),
        before: aContact,
      },
    ),
  },
];
