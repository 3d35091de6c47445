import { Throttle } from "../../accounts/throttle";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  change as changeItem,
  commit,
  get,
  getMany,
  insert,
  isStale,
  page,
  replace,
  stale,
  type Write,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import {
  allRange,
  type ConsultationItem,
  type ConsultationRecord,
  consultationKey,
  fromItem,
  type LastNumber,
  monthOf,
  numberKey,
  type PaceItem,
  paceKey,
  statusRange,
  toItem,
  toLastNumber,
} from "./consultation.item";
import type {
  ChangeConsultation,
  Consultation,
  Pace,
  WriteConsultation,
} from "./consultation.schema";
import { askLetter } from "./letters";
import { linkOf, take } from "./screenshots";

/** How long an answer may take, in ms, as the form promises. */
const PROMISED_MS = 24 * 3600 * 1000;

/** Five consultations at once from a network or account, and one every two minutes. */
const BUCKET = { size: 5, refillMs: 120_000 };

/**
 * Stores a consultation under the next number, and requests the mails to support and to its author.
 * `userId` is the signed-in person. Throws `request.throttled`, or a sentence about its picture.
 */
export async function write(given: WriteConsultation, userId: string | null): Promise<number> {
  await Throttle.takeFromCaller("support", BUCKET);
  if (userId) await Throttle.takeFrom("support-account", userId, BUCKET);
  const _id = newId("consultation");
  if (given.screenshot) await take(given.screenshot, _id);
  const draft = drafted(_id, given, userId);
  return again(async () => {
    const standing = await get<LastNumber>(numberKey);
    const number = (standing?.last ?? 0) + 1;
    const next = toLastNumber(number);
    await commit(
      standing ? replace(next, standing) : insert(next, stale),
      insert(toItem({ ...draft, number })),
      counted(draft.createdAt, "received"),
      askLetter(_id, { letter: "desk" }),
      askLetter(_id, { letter: "receipt" }),
    );
    return number;
  }, isStale);
}

function drafted(
  _id: string,
  { name, email, subject, priority, message, context: facts, screenshot }: WriteConsultation,
  userId: string | null,
): ConsultationRecord {
  const at = nowIso();
  const { screen = null, version = null, requestId = null, browser = null } = facts ?? {};
  return {
    ...{ _id, number: 0, name, email, subject, priority, message, userId },
    context: facts ? { screen, version, requestId, browser } : null,
    hasScreenshot: Boolean(screenshot),
    ...{ status: "open", assignedTo: null, answers: [], answeredAt: null },
    ...{ dueAt: new Date(now() + PROMISED_MS).toISOString(), createdAt: at, updatedAt: at },
    version: 1,
  };
}

/** Adds one to the counters of the month of a consultation. */
function counted(createdAt: string, ...names: ("received" | "answered" | "inTime")[]): Write {
  const adds = names.map((name) => `#${name} :one`).join(", ");
  return changeItem({
    key: paceKey(monthOf(createdAt)),
    set: `SET #type = :type, #version = :one ADD ${adds}`,
    names: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...{ "#type": "type", "#version": "version" },
    },
    values: { ":one": 1, ":type": "consultationPace" },
  });
}

type Asked = { status?: Consultation["status"]; limit: number; cursor?: string };

/** One page of the consultations, newest first, and how soon those of two months were answered. */
export async function list({ status, limit, cursor }: Asked) {
  const range = status ? statusRange(status) : allRange;
  const [{ items, nextCursor }, paces] = await Promise.all([
    page<ConsultationItem>({ ...range, limit }, cursor),
    lastPaces(),
  ]);
  return { supportContacts: items.map(fromItem), nextCursor, paces };
}

/** The counters of this month and the previous one. */
async function lastPaces(): Promise<Pace[]> {
  const month = monthOf(nowIso());
  const before = monthOf(
    new Date(Date.parse(`${month}-01T12:00:00Z`) - PROMISED_MS * 2).toISOString(),
  );
  const months = [month, before];
  const items = await getMany<PaceItem>(months.map(paceKey));
  return months.map((one, i) => {
    const { received = 0, answered = 0, inTime = 0 } = items[i] ?? {};
    return { month: one, received, answered, inTime };
  });
}

/** One consultation. Throws `consultation.not_found`. */
export const find = async (id: string): Promise<Consultation> => fromItem(await found(id));

/** A temporary address of its picture. Throws `consultation.not_found`, `attachment.not_found`. */
export const screenshotOf = async (id: string): Promise<string> => linkOf(await find(id));

/**
 * Assigns, answers, closes or reopens a consultation. An answer is mailed; the first one, or
 * closing without any, stops the promised time. Throws `consultation.not_found`, `version.stale`.
 */
export async function change(id: string, given: ChangeConsultation, ifVersion?: number) {
  if (given.assignedTo) await assertAdministrator(given.assignedTo);
  return again(async () => {
    const item = await found(id);
    if (ifVersion !== undefined && ifVersion !== item.version) {
      throw new AppError("version.stale", "Alguien la cambió mientras tanto. Volvé a abrirla.");
    }
    const before = fromItem(item);
    const { next, writes } = changed(before, given);
    await commit(replace(toItem(next), item), ...writes);
    return { ...next, version: item.version + 1 };
  }, isStale);
}

function changed(before: ConsultationRecord, given: ChangeConsultation) {
  const { answer, status = before.status, assignedTo = before.assignedTo } = given;
  const at = nowIso();
  const by = useUser().userId;
  const answers = answer ? [...before.answers, { text: answer, at, by }] : before.answers;
  const ends = before.answeredAt === null && (answer !== undefined || status === "closed");
  const next: ConsultationRecord = {
    ...before,
    ...{ status, assignedTo, answers, updatedAt: at },
    answeredAt: ends ? at : before.answeredAt,
  };
  const writes = [
    ...(answer ? [askLetter(before._id, { letter: "answer", answer: answers.length - 1 })] : []),
    ...(ends ? [counted(before.createdAt, "answered", ...inTime(at, before.dueAt))] : []),
  ];
  return { next, writes };
}

const inTime = (at: string, dueAt: string) => (at <= dueAt ? (["inTime"] as const) : []);

async function assertAdministrator(userId: string): Promise<void> {
  const user = isId("user", userId) ? await Users.find(userId) : undefined;
  if (user?.role === "ADMIN_ROLE" && user.status === "active") return;
  throw invalid("assignedTo", "A cargo de: tiene que ser alguien de la administración.");
}

async function found(id: string): Promise<ConsultationItem> {
  const key = isId("consultation", id) ? consultationKey(id) : undefined;
  const item = key && (await get<ConsultationItem>(key));
  if (!item) throw new AppError("consultation.not_found", "No encontramos esa consulta.");
  return item;
}
