import { RecordDesk } from "~/components/lists/record-desk";
import { lazyPage } from "~/lib/lazy-page";
import { CONTACTS } from "./contact-list";
import { ContactDrawer, ContactPeek } from "./contact-peek";

const Dialogs = lazyPage(() => import("./contacts-dialogs"));

/** The contacts of the practice. */
export default function ContactsPage() {
  const parts = { Dialogs, Peek: ContactPeek, Over: ContactDrawer };
  return <RecordDesk list={CONTACTS} meter="contacts" {...parts} />;
}
