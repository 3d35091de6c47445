import { Causas } from "@foja/core/courts/causas";
import { withContext } from "@foja/core/kernel/actor";
import { Shelves } from "@foja/core/operations/shelves";
import { Contacts } from "@foja/core/practice/contacts";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { createMovement, listMovements } from "@foja/core/practice/movements/movement.schema";
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
}

/** The content of a practice, without its identifiers and instants. */
async function contentOf(): Promise<unknown> {
  const { folders } = await Folders.list({ limit: 100 });
  const { contacts } = await Contacts.list({ limit: 100 });
  const files = folders.map(async ({ _id = "" }) => ({
    tally: await Folders.tallyOf(_id),
    movements: (await Movements.list(_id, listMovements.parse({}))).movements,
  }));
  const all = { folders, contacts, files: await Promise.all(files) };
  const changing = /^(_id|userId|responsibleId|folderId|folderIds|createdAt|updatedAt|version)$/;
  return JSON.parse(JSON.stringify(all, (key, value) => (changing.test(key) ? undefined : value)));
}

describe("loading a practice", () => {
  it("leaves what the commands would have left", async () => {
    const [loaded, lived] = [await newTenant(), await newTenant()];
    await loadPractice(loaded.userId, 1);
    const [one] = [...practice(1)];
    if (one) await withContext(contextOf(lived.userId), () => open(one));
    await foja.settle();
    const content = await loaded.as(contentOf);
    expect(content).toEqual(await lived.as(contentOf));
    expect(content).toMatchObject({ folders: [{ court: { system: "pjn" } }] });
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
