import { ofEach } from "@foja/core/kernel/record-kinds.rules";
import { FOJA_KINDS } from "@foja/core/practice/kinds/kinds.rules";
import { ENTRY_HISTORY } from "~/features/activities/lib/entry-form";
import { CALCULATOR_HISTORY } from "~/features/calculations/saved/lib/calculator-history";
import { EVENT_HISTORY } from "~/features/calendar/lib/event-history";
import { CONTACT_HISTORY } from "~/features/contacts/lib/contact-history";
import { DOCUMENT_HISTORY } from "~/features/documents/lib/words";
import { ESCRITO_HISTORY } from "~/features/escritos/lib/words";
import { FOLDER_HISTORY } from "~/features/folders/lib/folder-history";
import { DonePage } from "~/features/history/components/done-page";
import type { WordsOf } from "~/features/history/lib/done-words";
import { LETTER_HISTORY } from "~/features/letters/lib/words";
import { TASK_HISTORY } from "~/features/tasks/lib/words";

const WORDS: WordsOf = {
  folder: FOLDER_HISTORY,
  contact: CONTACT_HISTORY,
  task: TASK_HISTORY,
  deadline: TASK_HISTORY,
  event: EVENT_HISTORY,
  calculator: CALCULATOR_HISTORY,
  document: DOCUMENT_HISTORY,
  escrito: ESCRITO_HISTORY,
  letter: LETTER_HISTORY,
  ...ofEach(FOJA_KINDS, () => ENTRY_HISTORY),
  // The acts on a novedad have their own texts.
  novedad: { fields: {} },
};

/** The acts of a person, with the labels of each kind of record's fields. */
export default function DoneDesk() {
  return <DonePage words={WORDS} />;
}
