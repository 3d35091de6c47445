import { RecordDialogs } from "~/components/lists/record-dialogs";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { ImportKind } from "~/lib/import/use-import";
import type { Desk } from "~/lib/lists/use-desk";
import { contacts } from "../api/contacts";
import { IMPORT_FIELDS } from "../lib/contact-import";
import type { ContactRow } from "../lib/contact-row";
import { EditContactDialog, NewContactDialog } from "./contact-dialog";

const send: ImportKind["send"] = (json, key) => {
  const headers = { "Idempotency-Key": key };
  return answer(client.api.contacts.import.$post({ json }, json.dryRun ? {} : { headers }));
};

/** The dialogs over the list of contacts. */
export default function ContactsDialogs({ desk }: { desk: Desk<ContactRow> }) {
  return (
    <RecordDialogs
      {...{ desk, records: contacts }}
      made="Contacto agregado"
      create={(on) => <NewContactDialog {...on} />}
      edit={(id, on) => <EditContactDialog id={id} {...on} />}
      imports={{ fields: IMPORT_FIELDS, send }}
    />
  );
}
