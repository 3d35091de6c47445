import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { getMany, insert, refusal, remove, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { historyWrite } from "../../kernel/records";
import type { HistoryAction } from "../../kernel/records/record.rules";
import { answering } from "../../practice/escrito-templates/shipped.rules";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { type Side, sideOf } from "../../practice/folders/party.rules";
import { Tasks } from "../../practice/tasks";
import { Alerts } from "../../telling/alerts";
import {
  DRAWERS,
  drawerOf,
  type NovedadItem,
  type NovedadRecord,
  novedadKey,
  toItem,
} from "./novedad.item";
import type { Novedad } from "./novedad.schema";
import { calendars, type Proposed, proposed } from "./propose";

export const notFound = () => new AppError("novedad.not_found", "No encontramos esa novedad.");

/** A novedad of the practice, open or handled. Throws `novedad.not_found`. */
export async function find(id: string): Promise<NovedadItem> {
  if (!isId("novedad", id)) throw notFound();
  const keys = DRAWERS.map((drawer) => novedadKey(useOwner(), id, drawer));
  const look = async () => (await getMany<NovedadItem>(keys)).find((one) => one);
  // While it moves between the two keys it may be missed at both.
  return (await look()) ?? (await look()) ?? Promise.reject(notFound());
}

export const handledMeanwhile = refusal(
  "novedad.handled",
  "Esa novedad ya se resolvió. Volvé a mirar la bandeja.",
);

/** The novedad was handled meanwhile, or what it scheduled was changed. */
const RACES: readonly string[] = ["novedad.handled", "version.stale"];

/** Retries on the novedad's new state: being seen meanwhile is not being handled. */
export const retryRaces = <T>(work: () => Promise<T>): Promise<T> =>
  again(work, (error) => error instanceof AppError && RACES.includes(error.code), { tries: 3 });

/** The writes that replace what was read by `next`, and the resulting novedad. */
export function planned(read: NovedadItem, next: Partial<NovedadRecord>) {
  const { pk, sk, type, version, ...record } = read;
  const item = toItem({ ...record, ...next, updatedAt: nowIso() }, version + 1);
  const moves = item.sk !== sk;
  const writes = moves
    ? [remove(read, handledMeanwhile), insert(item, handledMeanwhile)]
    : [replace(toItem(item, version), read, handledMeanwhile)];
  const done = read.state !== item.state && doneTo(read, item);
  return {
    item,
    writes: done ? [...writes, historyWrite({ ...item, staysIn: item.folderId }, done)] : writes,
  };
}

/** Marks as read the alert of one that was handled: who handles it knows of it. */
export async function readItsAlert(item: NovedadItem): Promise<void> {
  if (item.alertId && drawerOf(item) === "handled")
    await Alerts.readCause(item.userId, item.alertId);
}

/** The action for its history; seeing it is not recorded. */
function doneTo(read: NovedadItem, { state }: NovedadRecord): HistoryAction | undefined {
  if (state === "scheduled") return "scheduled";
  if (state === "noAction") return "dismissed";
  return drawerOf(read) === "handled" ? "reopened" : undefined;
}

/** Novedades as returned by the API, with their proposals; those of deleted cases are left out. */
export async function presentAll(items: NovedadItem[]): Promise<Novedad[]> {
  const folderIds = [...new Set(items.map(({ folderId }) => folderId))];
  const folders = await casesOf(folderIds);
  const load = calendars();
  const agenda = await agendaOf(items);
  const shown = items.map(async (item) => {
    const folder = folders.get(item.folderId);
    if (!folder) return [];
    // A handled one has no proposal any more.
    const found = drawerOf(item) === "open" ? await proposed(item, load, folder.side) : null;
    return [{ ...present(item, folder.name, found), scheduled: agenda(item) }];
  });
  return (await Promise.all(shown)).flat();
}

/** How many cases one call reads. */
const CASES_AT_ONCE = 100;

/** The names of cases that are not deleted, and their client's side. */
export async function casesOf(folderIds: string[]) {
  const fields = ["folderName" as const, "folderParte" as const];
  const parts = await Promise.all(
    chunks(folderIds, CASES_AT_ONCE).map((ids) => Folders.batch({ folderIds: ids, fields })),
  );
  return new Map(
    parts
      .flat()
      .map(({ _id, folderName, folderParte }) => [
        _id,
        { name: folderName ?? "", side: sideOf(folderParte) },
      ]),
  );
}

/** The client's side in a case. */
export const sideIn = async (folderId: string): Promise<Side | null> =>
  (await casesOf([folderId])).get(folderId)?.side ?? null;

/** One as returned by the API. Throws `novedad.not_found` where its case is deleted. */
export async function presentOne(item: NovedadItem): Promise<Novedad> {
  const [shown] = await presentAll([item]);
  return shown ?? Promise.reject(notFound());
}

/** What these scheduled, with its present state in the agenda: a person may have deleted it. */
async function agendaOf(items: NovedadItem[]) {
  const all = items.flatMap(({ scheduled }) => scheduled ?? []);
  const [tasks, events] = await Promise.all([
    Tasks.several(all.flatMap(({ taskId }) => taskId ?? [])),
    Events.several(all.flatMap(({ eventId }) => eventId ?? [])),
  ]);
  return ({ scheduled }: NovedadItem): Novedad["scheduled"] => {
    if (!scheduled) return null;
    const { eventId, taskId, due } = scheduled;
    const [task, event] = [tasks.get(taskId ?? ""), events.get(eventId ?? "")];
    return {
      ...{ eventId, taskId, due },
      task: task ? { status: task.status, dueDate: task.dueDate } : null,
      event: event ? { start: event.start, allDay: event.allDay } : null,
    };
  };
}

/** The template of the writ that answers what a court did. */
export const writOf = ({ title, text }: NovedadRecord): Novedad["writ"] =>
  answering(`${title}. ${text}`);

const present = (
  item: NovedadItem,
  folderName: string,
  found: Proposed | null,
): Omit<Novedad, "scheduled"> => ({
  _id: item._id,
  userId: item.userId,
  folderId: item.folderId,
  folderName,
  movementId: item.movementId,
  system: item.system,
  number: item.number,
  date: item.date,
  title: item.title,
  text: item.text,
  link: item.link,
  state: item.state,
  proposal: found?.proposal ?? null,
  asked: found?.asked ?? null,
  writ: found?.asked.whose === "theirs" ? null : writOf(item),
  escritoId: item.escritoId ?? null,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
