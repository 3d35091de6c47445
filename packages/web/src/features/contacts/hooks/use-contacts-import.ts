import { useQueryClient } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { ImportKind } from "~/lib/import/use-import";
import { refreshSession } from "~/lib/session/session";
import { refreshContacts } from "../api/contact-cache";
import { deleteContact } from "../api/contacts";
import { IMPORT_FIELDS } from "../lib/contact-import";
import { PEOPLE } from "../lib/words";

/** How contacts come in from a file. */
export function useContactsImport(): ImportKind {
  const cache = useQueryClient();
  return {
    kind: PEOPLE,
    fields: IMPORT_FIELDS,
    send: (json, key) => {
      const headers = { "Idempotency-Key": key };
      return answer(client.api.contacts.import.$post({ json }, json.dryRun ? {} : { headers }));
    },
    remove: deleteContact,
    refresh: () => Promise.all([refreshContacts(cache), refreshSession()]),
  };
}
