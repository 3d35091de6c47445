import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { isStale, page, type Write, walk } from "../../kernel/dynamo";
import { type Base, type Kept, type ListOptions, type Planned, pick } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { dueDay } from "../../law/deadlines/text.rules";
import { Folders } from "../folders";
import { handed, handingOver, leftTo, responsibleFor, responsibleOnReturn } from "../responsible";
import { bytesOf } from "./attachment.rules";
import { planCarried, planOwnAgain } from "./opened-by";
import { store } from "./store";
import { attributesOf, counted, dueBetween, present, type TaskRecord } from "./task.item";
import { completedAt, isOpen, toggled } from "./task.rules";
import type {
  createTask,
  PartialTask,
  Task,
  TaskDeadline,
  TaskField,
  updateTask,
} from "./task.schema";

type Create = z.output<typeof createTask>;
type Update = z.output<typeof updateTask>;

/** The fields of a task that is only named. */
export const blank = (): Omit<TaskRecord, "name" | "responsibleId" | keyof Base> => ({
  description: null,
  status: "pendiente",
  priority: "media",
  dueDate: null,
  folderId: null,
  folderName: null,
  tags: [],
  attachments: [],
  completedAt: null,
  deadline: null,
  openedBy: null,
});

/** Creates a task. Throws a sentence on `folderId` when there is no such case. */
export async function create(given: Create): Promise<Task> {
  const kept = await drafted(given);
  const recount = Folders.recount(undefined, counted(kept));
  return again(
    async () =>
      store.create(kept, ...recount, ...leftTo(kept.responsibleId), ...(await planCarried(kept))),
    isStale,
  );
}

async function drafted(
  given: Create,
  deadline: TaskDeadline | null = null,
): Promise<Kept<TaskRecord>> {
  const fields = editable(given);
  const draft = store.draft({
    ...blank(),
    ...fields,
    deadline,
    openedBy: given.openedBy ?? null,
    responsibleId: responsibleFor(fields.responsibleId),
    ...(await Folders.caseFields(fields.folderId)),
  });
  return { ...draft, completedAt: completedAt(draft, draft.status, draft.createdAt) };
}

/** The fields that a person may set: those filled by the server are ignored. */
function editable<G extends Update>(given: G) {
  const { folderName, attachments, completedAt, deadline, openedBy, ...fields } = given;
  return fields;
}

/** One task. Throws `task.not_found` for another practice's as for none. */
export async function get(id: string): Promise<Task> {
  const read = await store.find(id);
  const task = present(store.itemOf(read));
  const [now = task] = read.shelf === "archived" ? await Folders.withCasesNow([task]) : [task];
  return now;
}

type List = Omit<ListOptions, "attributes"> & { fields?: TaskField[] };

/** One page of the practice's tasks, newest first; archived ones only if requested. */
export async function list({ fields, ...options }: List) {
  const attributes = fields && attributesOf(fields);
  const { found: kept, nextCursor } = await store.list({ ...options, attributes });
  const found = options.archived ? await Folders.withCasesNow(kept) : kept;
  const tasks: PartialTask[] = found.map((task) => pick(task, fields));
  return { tasks, nextCursor };
}

/** The open tasks due up to `days` days from today, overdue ones included, soonest first. */
export async function upcoming(options: { days: number; limit: number; cursor?: string }) {
  const last = addDays(dayOf(now()), options.days);
  const range = { ...dueBetween(useOwner(), "0", last), limit: options.limit };
  const { items, nextCursor } = await page(range, options.cursor);
  return { tasks: items.map(present), nextCursor };
}

/** Changes the given fields. Throws `version.stale` where the version is not `ifVersion`. */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Task> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const fields = editable(given);
  const folder = await Folders.moved(read, fields.folderId);
  const { responsibleId, writes } = handed(read, fields);
  return write(read, { ...read, ...fields, ...folder, responsibleId }, ...writes);
}

/** Replaces a task, with its completion instant and its case's counts updated. */
async function write(
  read: Kept<TaskRecord>,
  next: Kept<TaskRecord>,
  ...beside: Write[]
): Promise<Task> {
  const done = { ...next, completedAt: completedAt(read, next.status, nowIso()) };
  const recount = Folders.recount(counted(read), counted(done));
  return store.change(read, done, ...recount, ...beside, ...(await planOwnAgain(read, done)));
}

/** Marks a task as done, or as not done. */
export function toggle(id: string): Promise<Task> {
  return again(async () => {
    const read = await store.find(id);
    return write(read, { ...read, status: toggled(read.status) });
  }, isStale);
}

type Shelf = Kept<TaskRecord>["shelf"];

/** Moves a task to another shelf; its case counts it only while active. */
async function move(read: Kept<TaskRecord>, shelf: Shelf, ...beside: Write[]): Promise<Task> {
  // Archived or deleted it is in no index, so changes of its case were not applied to it.
  const returns = shelf === "active" || read.shelf === "deleted";
  const back = returns ? { ...read, ...(await Folders.caseNow(read)) } : read;
  const next = { ...back, shelf };
  const recount = Folders.recount(counted(read), counted(next));
  return store.move(back, shelf, ...recount, ...beside, ...(await planOwnAgain(read, next)));
}

/** Deletes a task: hidden everywhere at once, restorable for 30 days; releases its files' bytes. */
export async function remove(id: string): Promise<Task> {
  const read = await store.find(id);
  const bytes = bytesOf(read.attachments);
  return move(read, "deleted", ...(bytes > 0 ? [Plans.releaseStorage(bytes)] : []));
}

/** Restores a deleted task to its shelf, if the plan has room for its files. */
export const restore = (id: string): Promise<Task> =>
  again(async () => {
    const read = await store.findOn(id, "deleted");
    const bytes = bytesOf(read.attachments);
    const room = bytes > 0 ? [await Plans.takeStorage(bytes)] : [];
    const { responsibleId, writes } = await responsibleOnReturn(read);
    return move({ ...read, responsibleId }, read.from ?? "active", ...room, ...writes);
  }, isStale);

/** Archives a task. Its files stay, and count in the plan. */
export async function archive(id: string): Promise<Task> {
  return move(await store.findOn(id, "active"), "archived");
}

/** Returns an archived task to the active shelf. */
export async function unarchive(id: string): Promise<Task> {
  return move(await store.findOn(id, "archived"), "active");
}

/** A task that is a deadline, for a larger commit, which must count it in its case: "task". */
export const planDeadline = async (given: Create, deadline: TaskDeadline): Promise<Planned<Task>> =>
  store.planned(await drafted(given, deadline));

/** The open deadlines of the acting practice due from a day on, soonest first. */
export async function openDeadlines(from: string): Promise<Task[]> {
  const found: Task[] = [];
  for await (const item of walk({ ...dueBetween(useOwner(), from), limit: 500 })) {
    const task = present(item);
    if (task.deadline) found.push(task);
  }
  return found;
}

/**
 * The writes that turn a task, active or archived, into a deadline, with a `note` in its
 * description.
 */
export async function planJoin(id: string, deadline: TaskDeadline, note: (said: string) => string) {
  const read = (await store.on(id, "active")) ?? (await store.on(id, "archived"));
  if (!read) return undefined;
  const added = note(read.description ?? "");
  const description = [read.description, added].filter((text) => text).join("\n") || null;
  return store.plannedChange(read, { ...read, deadline, description });
}

/** Yields the open tasks of a practice due between two days, soonest first, as they are read. */
export async function* due(ownerId: string, from: string, to: string): AsyncGenerator<Task> {
  const range = dueBetween(ownerId, from, to);
  for await (const item of walk({ ...range, limit: 500 })) yield present(item);
}

/**
 * The writes that replace the count of an open deadline by another, with a `note` in its
 * description. Its due day changes too, unless a person has moved it.
 */
export async function planRecount(id: string, deadline: TaskDeadline, note: string) {
  const read = await store.on(id, "active");
  if (!read?.deadline || !isOpen(read.status)) return undefined;
  const description = [read.description, note]
    .filter((text) => text)
    .join("\n")
    .slice(-5000);
  const follows = read.dueDate === dueDay(read.deadline.vencimiento);
  const dueDate = follows ? dueDay(deadline.vencimiento) : read.dueDate;
  const next = { ...read, deadline, description, dueDate };
  return { follows, ...store.plannedChange(read, next, ...(await planOwnAgain(read, next))) };
}

/**
 * The writes that delete a task again, unless it was changed since its creation, files included.
 */
export const planTakingBack = (id: string) => store.planTakingBack(id);

/** The tasks of these ids that are not deleted, by id. */
export const several = (ids: string[]) => store.several(ids);

/** Makes another person responsible for a task, if `from` still is. */
export const handOver = handingOver(store);
