import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { isStale, page, type Write } from "../../kernel/dynamo";
import { type Base, type Kept, type ListOptions, type Planned, pick } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { bytesOf } from "./attachment.rules";
import { store } from "./store";
import { attributesOf, counted, dueUpTo, present, type TaskRecord } from "./task.item";
import { completedAt, isOpen, toggled } from "./task.rules";
import type { createTask, PartialTask, Task, TaskField, updateTask } from "./task.schema";

type Create = z.output<typeof createTask>;
type Update = z.output<typeof updateTask>;

const blank = (): Omit<TaskRecord, "name" | keyof Base> => ({
  description: null,
  status: "pendiente",
  priority: "media",
  dueDate: null,
  folderId: null,
  folderName: null,
  caseGone: false,
  tags: [],
  attachments: [],
  completedAt: null,
});

/** Writes a task down. Throws a sentence on `folderId` when there is no such case. */
export async function create(given: Create): Promise<Task> {
  const kept = await drafted(given);
  return store.create(kept, ...Folders.recount(undefined, counted(kept)));
}

async function drafted(given: Create): Promise<Kept<TaskRecord>> {
  const fields = editable(given);
  const draft = store.draft({
    ...blank(),
    ...fields,
    ...(await Folders.belonging(fields.folderId)),
  });
  return { ...draft, completedAt: completedAt(draft, draft.status, draft.createdAt) };
}

/** What a person may set: what the server fills is read and dropped. */
function editable<G extends Update>(given: G) {
  const { folderName, attachments, completedAt, ...fields } = given;
  return fields;
}

/** One task. Throws `task.not_found`, for another practice's as for none. */
export async function get(id: string): Promise<Task> {
  const read = await store.find(id);
  const task = present(store.itemOf(read));
  const [now = task] = read.shelf === "archived" ? await Folders.withCasesNow([task]) : [task];
  return now;
}

type List = Omit<ListOptions, "attributes"> & { fields?: TaskField[] };

/** One page of the practice's tasks, newest first; archived ones only when asked for. */
export async function list({ fields, ...options }: List) {
  const attributes = fields && attributesOf(fields);
  const { found: kept, nextCursor } = await store.list({ ...options, attributes });
  const found = options.archived ? await Folders.withCasesNow(kept) : kept;
  const tasks: PartialTask[] = found.map((task) => pick(task, fields));
  return { tasks, nextCursor };
}

/** What is open and falls due up to that many days from today, overdue included, soonest first. */
export async function upcoming(options: { days: number; limit: number; cursor?: string }) {
  const last = addDays(dayOf(now()), options.days);
  const range = { ...dueUpTo(useOwner(), last), limit: options.limit };
  const { items, nextCursor } = await page(range, options.cursor);
  return { tasks: items.map(present), nextCursor };
}

/** Changes the fields it carries. Throws `version.stale` over another version than `ifVersion`. */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Task> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const fields = editable(given);
  const folder = await Folders.moved(read, fields.folderId);
  return write(read, { ...read, ...fields, ...folder });
}

/** Puts a task in the place of what was read, with what follows from its state and its case. */
function write(read: Kept<TaskRecord>, next: Kept<TaskRecord>, ...beside: Write[]): Promise<Task> {
  const done = { ...next, completedAt: completedAt(read, next.status, nowIso()) };
  return store.change(read, done, ...Folders.recount(counted(read), counted(done)), ...beside);
}

/** Ticks a task, or takes the tick back. */
export function toggle(id: string): Promise<Task> {
  return again(async () => {
    const read = await store.find(id);
    return write(read, { ...read, status: toggled(read.status) });
  }, isStale);
}

type Shelf = Kept<TaskRecord>["shelf"];

/** Moves a task to another shelf, counted in its case only while it is on the desk. */
async function move(read: Kept<TaskRecord>, shelf: Shelf, ...beside: Write[]): Promise<Task> {
  // Put away it is in no index, so what became of its case meanwhile did not reach it.
  const back = shelf === "active" ? { ...read, ...(await Folders.caseNow(read)) } : read;
  const recount = Folders.recount(counted(read), counted({ ...back, shelf }));
  return store.move(back, shelf, ...recount, ...beside);
}

/** Deletes a task: hidden everywhere at once, restorable for 30 days; its files give their room. */
export async function remove(id: string): Promise<Task> {
  const read = await store.find(id);
  const bytes = bytesOf(read.attachments);
  return move(read, "deleted", ...(bytes > 0 ? [Plans.releaseStorage(bytes)] : []));
}

/** Brings a deleted task back to the desk, if the plan has room for its files. */
export async function restore(id: string): Promise<Task> {
  const read = await store.findOn(id, "deleted");
  const bytes = bytesOf(read.attachments);
  return move(read, "active", ...(bytes > 0 ? [await Plans.takeStorage(bytes)] : []));
}

/** Puts a task away. Its files stay, and count. */
export async function archive(id: string): Promise<Task> {
  return move(await store.findOn(id, "active"), "archived");
}

/** Takes an archived task back to the desk. */
export async function unarchive(id: string): Promise<Task> {
  return move(await store.findOn(id, "archived"), "active");
}

/** A task for a commit that makes more than it. Its case counts it there: `kind` is "task". */
export const plan = async (given: Create): Promise<Planned<Task>> =>
  store.planned(await drafted(given));

/** A task that is there and open, and what moves its due date in a commit that changes more. */
export async function planMove(id: string, dueDate: string, note: string) {
  const read = await store.on(id, "active");
  if (!read || !isOpen(read.status)) return undefined;
  const description = [read.description, note]
    .filter((text) => text)
    .join("\n")
    .slice(-5000);
  return {
    read: present(store.itemOf(read)),
    ...store.plannedChange(read, { ...read, dueDate, description }),
  };
}

/** What takes back a task that nobody touched since it was made; its files make it touched. */
export const planTakingBack = (id: string) => store.planTakingBack(id);

/** Those of these tasks that are not deleted, by their identifier. */
export const several = (ids: string[]) => store.several(ids);
