import { Passwords } from "@foja/core/accounts/passwords";
import { Users } from "@foja/core/accounts/users";
import { Plans } from "@foja/core/billing/plans";
import { withContext } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { addDays, onWeekday } from "@foja/core/kernel/day.rules";
import { commit } from "@foja/core/kernel/dynamo";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Calculators } from "@foja/core/practice/calculators";
import { createCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { Contacts } from "@foja/core/practice/contacts";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { Events } from "@foja/core/practice/events";
import { createEvent } from "@foja/core/practice/events/event.schema";
import { Folders } from "@foja/core/practice/folders";
import type { CreateFolder } from "@foja/core/practice/folders/folder.schema";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { Tasks } from "@foja/core/practice/tasks";
import { createTask } from "@foja/core/practice/tasks/task.schema";
import { DEMO_FILES, type DemoFile } from "./files";
import { DEMO_FOLDERS } from "./folders";
import { ADMIN, DEMO, type SeedUser } from "./users";

/** Creates the demo practice and the administrator, unless they exist. */
export async function seed(): Promise<void> {
  await seedUser(DEMO, DEMO_FOLDERS);
  await seedUser(ADMIN, []);
}

/** Writes the user last: after a kill in the middle, the next start begins anew. */
async function seedUser(given: SeedUser, folders: CreateFolder[]): Promise<void> {
  if (await Users.findByEmail(given.email)) return;
  const { password, what: _what, ...person } = given;
  const passwordHash = await Passwords.hashPassword(password);
  const user = Users.draft({ ...person, passwordHash, status: "active" });
  await commit(...Plans.open(user._id));
  await withContext(contextOf(user._id, person.role), () => createAll(folders));
  await commit(...Users.add(user));
}

function contextOf(userId: string, role: SeedUser["role"]) {
  const actor = { type: "user" as const, userId, ownerId: userId, sessionId: "seed", role };
  return { actor, requestId: "seed", address: "127.0.0.1", userAgent: "seed" };
}

async function createAll(folders: CreateFolder[]): Promise<void> {
  for (const [index, folder] of folders.entries()) {
    const { _id } = await Folders.create(createFolder.parse(folder));
    const file = DEMO_FILES[index];
    if (file) await fill(_id, file);
  }
}

async function fill(folderId: string, { people, movements, tasks, hearing, settlement }: DemoFile) {
  const today = dayOf(now());
  const dueOn = (days: number | undefined) =>
    days === undefined ? null : onWeekday(addDays(today, days));
  for (const person of people) {
    await Contacts.create(createContact.parse({ ...person, folderIds: [folderId] }));
  }
  const entries = movements.map(({ daysAgo, dueIn, ...said }) => ({
    ...said,
    time: dayBefore(today, daysAgo),
    dateExpiration: dueOn(dueIn),
  }));
  await Movements.addAll(folderId, entries);
  for (const { dueIn, ...task } of tasks) {
    await Tasks.create(createTask.parse({ ...task, folderId, dueDate: dueOn(dueIn) }));
  }
  if (settlement) {
    const saved = { type: "labor" as const, classType: "reclamado", folderId, ...settlement };
    await Calculators.create(createCalculator.parse(saved));
  }
  if (!hearing) return;
  const day = onWeekday(addDays(today, hearing.inDays));
  const hours = { start: `${day}T13:00:00Z`, end: `${day}T14:00:00Z` };
  const event = { title: hearing.title, type: "audiencia", folderId, ...hours };
  await Events.create(createEvent.parse(event));
}

/** A weekday that many days ago; today at the latest. */
function dayBefore(today: string, days: number): string {
  const day = onWeekday(addDays(today, -days));
  return day > today ? today : day;
}
