import { Plans } from "@foja/core/billing/plans";
import { Causas } from "@foja/core/courts/causas";
import { type Context, withContext } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { Contacts } from "@foja/core/practice/contacts";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { Events } from "@foja/core/practice/events";
import { createEvent } from "@foja/core/practice/events/event.schema";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { createMovement } from "@foja/core/practice/movements/movement.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { createTask } from "@foja/core/practice/tasks/task.schema";
import { type PracticeCase, practice } from "./practice";

const AT_ONCE = 4;

const contextOf = (userId: string): Context => ({
  actor: { type: "user", userId, ownerId: userId, sessionId: "seed", role: "USER_ROLE" },
  requestId: "seed",
  address: "127.0.0.1",
  userAgent: "seed",
});

/** Gives a practice that many invented cases, through the commands its lawyers would use. */
export async function loadPractice(
  userId: string,
  cases: number,
  told: (done: number) => void = () => {},
): Promise<void> {
  await withContext(contextOf(userId), () => Plans.lift(userId, "premium", roomFor(cases)));
  const waiting = practice(cases);
  let done = 0;
  const work = async () => {
    for (const one of waiting) {
      // Opened on its own day: identifiers sort by it, and so does the list.
      await withContext(contextOf(userId), () => at(`${one.openedOn}T13:00:00Z`, () => load(one)));
      done += 1;
      if (done % 100 === 0 || done === cases) told(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const roomFor = (cases: number) => ({ folders: cases + 100, contacts: cases * 2 + 100 });

async function load({ folder, number, client, opponent, movements, task, hearing }: PracticeCase) {
  const { _id: folderId } = await Folders.create(createFolder.parse(folder));
  await Causas.link(folderId, { system: "pjn", number, allowDuplicate: true });
  for (const contact of opponent ? [client, opponent] : [client]) {
    const given = { ...contact, folderIds: [folderId], allowDuplicate: true };
    await Contacts.create(createContact.parse(given));
  }
  const entries = movements.map((movement) => createMovement.parse({ ...movement, folderId }));
  await Movements.addAll(folderId, entries);
  if (task) await Tasks.create(createTask.parse({ ...task, folderId }));
  if (hearing) {
    const event = { ...hearing, type: "audiencia", folderId };
    await Events.create(createEvent.parse(event));
  }
}
