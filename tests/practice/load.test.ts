import { Causas } from "@foja/core/courts/causas";
import { withContext } from "@foja/core/kernel/actor";
import { Shelves } from "@foja/core/operations/shelves";
import { Contacts } from "@foja/core/practice/contacts";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { Events } from "@foja/core/practice/events";
import { createEvent, listEvents } from "@foja/core/practice/events/event.schema";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { createMovement, listMovements } from "@foja/core/practice/movements/movement.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { createTask } from "@foja/core/practice/tasks/task.schema";
import { newTenant } from "@foja/harness/tenant";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextOf, loadPractice } from "./load";
import { type PracticeCase, peopleOf, practice } from "./practice";

let foja: Runtime;

beforeAll(async () => {
  foja = await createRuntime();
});

afterAll(() => foja.stop());

/** Creates a case like a person does. */
async function open(one: PracticeCase): Promise<void> {
  const { _id: folderId } = await Folders.create(createFolder.parse(one.folder));
  await Causas.link(folderId, {
    system: "pjn",
    number: one.number,
    confirmed: true,
    allowDuplicate: true,
  });
  for (const person of peopleOf(one)) {
    const given = { ...person, folderIds: [folderId], allowDuplicate: true };
    await Contacts.create(createContact.parse(given));
  }
  const entries = one.movements.map((entry) => createMovement.parse({ ...entry, folderId }));
  await Movements.addAll(folderId, entries);
  if (one.task) await Tasks.create(createTask.parse({ ...one.task, folderId }));
  if (!one.hearing) return;
  await Events.create(createEvent.parse({ ...one.hearing, type: "audiencia", folderId }));
}

/** The content of a practice, without its identifiers and instants. */
async function contentOf(): Promise<unknown> {
  const { folders } = await Folders.list({ limit: 100 });
  const { contacts } = await Contacts.list({ limit: 100 });
  const files = folders.map(async ({ _id = "" }) => ({
    tally: await Folders.tallyOf(_id),
    movements: (await Movements.list(_id, listMovements.parse({}))).movements,
  }));
  const { tasks } = await Tasks.list({ limit: 100 });
  const { events } = await Events.list(listEvents.parse({}));
  const all = { folders, contacts, tasks, events, files: await Promise.all(files) };
  const changing =
    /^(_id|userId|responsibleId|folderId|folderIds|mailAddress|createdAt|updatedAt|version)$/;
  const text = JSON.stringify(all, (key, value) => (changing.test(key) ? undefined : value));
  const lists = Object.entries(JSON.parse(text) as Record<string, unknown[]>);
  // Those of the loaded practice are in the order of their days.
  return Object.fromEntries(lists.map(([name, list]) => [name, sorted(list)]));
}

const roomy = () => newTenant({ plan: "premium" });

const sorted = (list: unknown[]) =>
  list.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

describe("loading a practice", () => {
  it("leaves what the commands would have left", async () => {
    const [loaded, lived] = [await roomy(), await roomy()];
    await loadPractice(loaded.userId, 4);
    for (const one of practice(4)) await withContext(contextOf(lived.userId), () => open(one));
    await foja.settle();
    const content = await loaded.as(contentOf);
    expect(content).toEqual(await lived.as(contentOf));
    const { folders = [], tasks, events } = content as Record<string, object[]>;
    expect(folders).toHaveLength(4);
    expect(folders[0]).toMatchObject({ court: { system: "pjn" } });
    expect(tasks?.length).toBeGreaterThan(0);
    expect(events?.length).toBeGreaterThan(0);
  });

  it("may be done again, and leaves no count to correct", async () => {
    const { userId, as } = await newTenant();
    await loadPractice(userId, 9);
    await loadPractice(userId, 9);
    await foja.settle();
    expect((await as(() => Folders.list({ limit: 100 }))).folders).toHaveLength(18);
    expect((await Shelves.rebuildAll()).corrected).toBe(0);
    expect(foja.deadLetters()).toEqual([]);
  });
});
