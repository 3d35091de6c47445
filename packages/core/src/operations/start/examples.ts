import { now } from "../../kernel/clock";
import { addDays, onWeekday } from "../../kernel/day.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Calculators } from "../../practice/calculators";
import { createCalculator } from "../../practice/calculators/calculator.schema";
import { Contacts } from "../../practice/contacts";
import { createContact } from "../../practice/contacts/contact.schema";
import { Events } from "../../practice/events";
import { createEvent } from "../../practice/events/event.schema";
import { Folders } from "../../practice/folders";
import { createFolder } from "../../practice/folders/folder.schema";
import { Movements } from "../../practice/movements";
import { Tasks } from "../../practice/tasks";
import { createTask } from "../../practice/tasks/task.schema";
import { EXAMPLE_CASES } from "./example-cases.rules";
import { EXAMPLE_FILES, type ExampleFile } from "./example-files.rules";

/**
 * Creates one record of an example under a name of its own: to create it only once, the same name
 * has to get the same identifier.
 */
export type MakeOne = <T>(name: string, make: () => Promise<T>) => Promise<T>;

const atOnce: MakeOne = (_, make) => make();

/** Creates the first `count` example cases in the acting practice, with their records. */
export async function fill(count = EXAMPLE_CASES.length, one: MakeOne = atOnce): Promise<void> {
  for (const [index, folder] of EXAMPLE_CASES.slice(0, count).entries()) {
    const name = `case ${index}`;
    const { _id } = await one(name, () => Folders.create(createFolder.parse(folder)));
    const file = EXAMPLE_FILES[index];
    if (file) await fillCase(_id, file, (part, make) => one(`${name} ${part}`, make));
  }
}

async function fillCase(folderId: string, file: ExampleFile, one: MakeOne): Promise<void> {
  const { people, movements, tasks, hearing, settlement } = file;
  const today = dayOf(now());
  const dueOn = (days: number | undefined) =>
    days === undefined ? null : onWeekday(addDays(today, days));
  for (const [nth, person] of people.entries()) {
    const contact = createContact.parse({ ...person, folderIds: [folderId], allowDuplicate: true });
    await one(`person ${nth}`, () => Contacts.create(contact));
  }
  const entries = movements.map(({ daysAgo, dueIn, ...said }) => ({
    ...said,
    time: dayBefore(today, daysAgo),
    dateExpiration: dueOn(dueIn),
  }));
  await one("movements", () => Movements.addAll(folderId, entries));
  for (const [nth, { dueIn, opens, ...task }] of tasks.entries()) {
    const openedBy = opens && (await movementOf(folderId, opens));
    const due = createTask.parse({ ...task, folderId, openedBy, dueDate: dueOn(dueIn) });
    await one(`task ${nth}`, () => Tasks.create(due));
  }
  if (settlement) {
    const saved = { type: "labor" as const, classType: "reclamado", folderId, ...settlement };
    await one("settlement", () => Calculators.create(createCalculator.parse(saved)));
  }
  if (!hearing) return;
  const day = onWeekday(addDays(today, hearing.inDays));
  const hours = { start: `${day}T13:00:00Z`, end: `${day}T14:00:00Z` };
  const event = { title: hearing.title, type: "audiencia", folderId, ...hours };
  await one("hearing", () => Events.create(createEvent.parse(event)));
}

/** The movement of a case with a title. */
async function movementOf(folderId: string, title: string): Promise<string | undefined> {
  const { movements } = await Movements.list(folderId, { page: 1, limit: 20, sort: "-date" });
  return movements.find((one) => one.title === title)?._id;
}

/** A weekday about that many days ago; today at the latest. */
function dayBefore(today: string, days: number): string {
  const day = onWeekday(addDays(today, -days));
  return day > today ? today : day;
}

/** The names of the cases and people that `fill` creates, in its order. */
export function namesOf(count: number): { cases: string[]; people: string[] } {
  const files = EXAMPLE_FILES.slice(0, count);
  return {
    cases: files.map((_, index) => `case ${index}`),
    people: files.flatMap(({ people }, index) =>
      people.map((_, nth) => `case ${index} person ${nth}`),
    ),
  };
}
