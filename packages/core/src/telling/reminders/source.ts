import { now } from "../../kernel/clock";
import { daysBetween } from "../../kernel/day.rules";
import {
  getMany,
  hiddenFrom,
  type Item,
  preferencesKey,
  type ReservedItem,
  reservedKey,
} from "../../kernel/dynamo";
import { ofEach } from "../../kernel/record-kinds.rules";
import { atOneOf, recordKey, recordKeys, shelfOf } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { WARNED_DAYS } from "../../law/limitation/limitation-norms.rules";
import type { Ledger } from "../../money/ledger";
import { leftOf } from "../../money/ledger/installment.rules";
import { amountText, fromMinor } from "../../money/ledger/ledger.rules";
import type { Event } from "../../practice/events/event.schema";
import { Folders } from "../../practice/folders";
import { FOJA_KINDS } from "../../practice/kinds/kinds.rules";
import type { Losing } from "../../practice/losing";
import type { Notification } from "../../practice/notifications/notification.schema";
import { isOpen } from "../../practice/tasks/task.rules";
import type { Task } from "../../practice/tasks/task.schema";
import { RINGING } from "../kinds/kinds.rules";
import { Preferences } from "../preferences";
import { fromItem, reminderKey } from "./reminder.item";
import type { Dated, SourceType } from "./reminder.rules";

/** Reads the current state of all that decides the alerts of one source. */
export async function look(ownerId: string, sourceType: SourceType, id: string) {
  const { items, beside } = await atOneOf(
    [recordKeys(sourceType, ownerId, id)],
    [reminderKey(ownerId, id), preferencesKey(ownerId, ownerId), reservedKey(ownerId)],
  );
  const [reminder, chosen, reserved] = beside;
  const [source] = items;
  const memory = reminder && fromItem(reminder);
  return {
    memory,
    ...(await withPreferences(
      ownerId,
      chosen,
      source && (await datedOf(ownerId, sourceType, source, reserved as ReservedItem | undefined)),
    )),
  };
}

type Ref = { kind: SourceType; id: string };

/** The ids, among some sources, of those in sight that have neither a date nor a reminder. */
export async function undated(ownerId: string, sources: readonly Ref[]): Promise<Set<string>> {
  const keys = sources.flatMap(({ kind, id }) => [
    reminderKey(ownerId, id),
    recordKey(kind, ownerId, id, "active"),
  ]);
  const found = await getMany(keys);
  const isUndated = ({ kind }: Ref, n: number) => {
    const [reminder, source] = [found[2 * n], found[2 * n + 1]];
    return (
      !reminder &&
      source !== undefined &&
      (Reflect.get(source, RINGING[kind].date) ?? null) === null
    );
  };
  return new Set(sources.filter(isUndated).map(({ id }) => id));
}

/** A dated source with its person's preferences; the founder's were read along with it. */
async function withPreferences(
  ownerId: string,
  founders: Item | undefined,
  dated: Dated | undefined,
) {
  const own = !dated || dated.forId === ownerId;
  const preferences = own
    ? Preferences.fromItem(founders)
    : await Preferences.of(ownerId, dated.forId);
  return { preferences, dated };
}

async function datedOf(
  ownerId: string,
  sourceType: SourceType,
  source: Item,
  reserved: ReservedItem | undefined,
): Promise<Dated> {
  const dated = await READ[sourceType](ownerId, source);
  const forId = await seeing(ownerId, dated, reserved);
  const open = shelfOf(source.sk) === "active" && dated.open;
  const { version, createdAt, updatedAt } = source as Item & Task;
  return { ...dated, forId, open, changedAt: version === 1 ? createdAt : updatedAt };
}

/**
 * The person to alert: the one it is for or, where its case was reserved for others since, who answers
 * for the case. An alert for somebody from whom it is hidden would reach nobody.
 */
async function seeing(
  ownerId: string,
  { forId, folderId }: Pick<Dated, "forId" | "folderId">,
  reserved: ReservedItem | undefined,
): Promise<string> {
  if (folderId === null || !hiddenFrom(reserved, forId).has(folderId)) return forId;
  const standing = await Folders.caseState(ownerId, folderId);
  return standing?.responsibleId ?? forId;
}

type Reader = (ownerId: string, source: Item) => Promise<Omit<Dated, "changedAt">>;

const ofTask: Reader = async (ownerId, source) => {
  const task = source as Item & Task;
  return {
    forId: task.responsibleId ?? ownerId,
    section: task.deadline ? "expirations" : "tasks",
    title: task.name,
    folderId: task.folderId,
    folderName: task.folderName,
    due: task.dueDate,
    open: isOpen(task.status),
  };
};

/** An agenda entry is for who answers for its case, or for who entered it. */
const ofEvent: Reader = async (ownerId, source) => {
  const event = source as Item & Event & { createdBy?: string | null };
  const standing = event.folderId ? await Folders.caseState(ownerId, event.folderId) : undefined;
  return {
    forId: standing?.responsibleId ?? event.createdBy ?? ownerId,
    section: "events",
    title: event.title,
    folderId: event.folderId,
    folderName: event.folderName,
    due: event.allDay ? dayOf(event.start) : event.start,
    open: true,
  };
};

/** Entries with a foja are hidden with their case, and do not store its name. */
const ofEntry: Reader = async (ownerId, source) => {
  const entry = source as Item & Notification;
  const standing = entry.dateExpiration
    ? await Folders.caseState(ownerId, entry.folderId)
    : undefined;
  return {
    forId: standing?.responsibleId ?? ownerId,
    section: "expirations",
    title: entry.title,
    folderId: entry.folderId,
    folderName: standing?.folderName ?? null,
    due: entry.dateExpiration,
    open: standing !== undefined && standing.shelf !== "deleted" && entry.completed !== true,
  };
};

/** An instalment is hidden with its case, and does not store its name. */
const ofInstallment: Reader = async (ownerId, source) => {
  const one = source as Ledger.InstallmentItem;
  const standing = await Folders.caseState(ownerId, one.folderId);
  return {
    // Debts are alerted to the founder: who answers for a case may not see money.
    forId: ownerId,
    section: "expirations",
    title: `Cuota ${one.n} de ${one.count}: ${amountText(fromMinor(leftOf(one), one.unit), one.unit)}`,
    folderId: one.folderId,
    folderName: standing?.folderName ?? null,
    due: one.due,
    open: standing !== undefined && standing.shelf !== "deleted" && leftOf(one) > 0,
  };
};

/** From how many days before on it is alerted of at once, where nobody knew of it earlier. */
const AT_ONCE_DAYS = 30;

/** What a case loses first: it does not store the case's name. */
const ofLosing: Reader = async (ownerId, source) => {
  const { folderId, day, what } = source as unknown as Losing.LosingItem;
  const standing = await Folders.caseState(ownerId, folderId);
  return {
    forId: standing?.responsibleId ?? ownerId,
    section: "expirations",
    title: what ?? "",
    folderId,
    folderName: standing?.folderName ?? null,
    due: day,
    open: day !== null && standing?.shelf === "active",
    daysBefore: WARNED_DAYS,
    atOnce: day !== null && daysBetween(dayOf(now()), day) <= AT_ONCE_DAYS,
  };
};

const READ: Record<SourceType, Reader> = {
  task: ofTask,
  event: ofEvent,
  ...ofEach(FOJA_KINDS, () => ofEntry),
  installment: ofInstallment,
  losing: ofLosing,
};
