import type * as z from "zod";
import type { RecordKind } from "../../kernel/records/record.rules";
import { Calculators } from "../../practice/calculators";
import { updateCalculator } from "../../practice/calculators/calculator.schema";
import { Contacts } from "../../practice/contacts";
import { updateContact } from "../../practice/contacts/contact.schema";
import { Documents } from "../../practice/documents";
import { updateDocument } from "../../practice/documents/document.schema";
import { Escritos } from "../../practice/escritos";
import { updateEscrito } from "../../practice/escritos/escrito.schema";
import { Events } from "../../practice/events";
import { updateEvent } from "../../practice/events/event.schema";
import { Folders } from "../../practice/folders";
import { updateFolder } from "../../practice/folders/folder.schema";
import { Incoming } from "../../practice/incoming";
import { updateLetter } from "../../practice/incoming/letter.schema";
import { Movements } from "../../practice/movements";
import { updateMovement } from "../../practice/movements/movement.schema";
import { Notifications } from "../../practice/notifications";
import { updateNotification } from "../../practice/notifications/notification.schema";
import { Tasks } from "../../practice/tasks";
import { updateTask } from "../../practice/tasks/task.schema";

/** A record, as far as its version. */
export type Versioned = { _id: string; version: number };

/** What goes across kinds: how a record is read and changed, and which fields a person may write. */
type Facet = {
  domain: {
    get(id: string): Promise<Versioned>;
    update(id: string, fields: never, ifVersion: number): Promise<Versioned>;
  };
  writable: Readonly<Record<string, z.ZodType>>;
};

export const KINDS: Readonly<Record<RecordKind, Facet>> = {
  folder: { domain: Folders, writable: updateFolder.shape },
  contact: { domain: Contacts, writable: updateContact.shape },
  task: { domain: Tasks, writable: updateTask.shape },
  event: { domain: Events, writable: updateEvent.shape },
  calculator: { domain: Calculators, writable: updateCalculator.shape },
  movement: { domain: Movements, writable: updateMovement.shape },
  notification: { domain: Notifications, writable: updateNotification.shape },
  document: { domain: Documents, writable: updateDocument.shape },
  escrito: { domain: Escritos, writable: updateEscrito.shape },
  letter: { domain: Incoming, writable: updateLetter.shape },
};
