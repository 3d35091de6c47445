import { Users } from "../../accounts/users";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  insert,
  isStale,
  put,
  replace,
  stale,
  tryCommit,
} from "../../kernel/dynamo";
import { nameInLetter } from "../../kernel/letter-frame.rules";
import * as Port from "../../kernel/ports/whatsapp";
import {
  type HeardItem,
  heardKey,
  type MessageItem,
  type MessageRecord,
  messageKey,
  monthKey,
  toDoor,
  toItem,
  toSent,
} from "./message.item";
import { isOpen, type State, stateAfter, WINDOW_CLOSED } from "./state.rules";

/** A notice to a client by WhatsApp: a sentence that somebody of the practice approved. */
export type WhatsappErrand = {
  kind: "clientWhatsapp";
  /** The practice. */
  userId: string;
  folderId: string;
  contactId: string;
  name: string;
  to: string;
  text: string;
};

/**
 * Sends a notice by WhatsApp, once: what was begun and is not known to have been taken is sent again,
 * unless a webhook said meanwhile that it was. Throws where a later try may succeed.
 */
export async function carry({ _id, text, kind: _, ...errand }: WhatsappErrand & { _id: string }) {
  const { userId, folderId, contactId, name, to } = errand;
  const founder = await Users.find(userId);
  if (!founder || !Port.isOn()) return;
  const record: MessageRecord = {
    ...{ _id, userId, folderId, contactId, name, to, state: "sending", wamid: null },
    ...{ code: null, billable: null, createdAt: nowIso(), version: 1 },
  };
  await tryCommit(insert(toItem(record)));
  if ((await get<MessageItem>(messageKey(userId, _id)))?.state !== "sending") return;
  const practice = nameInLetter(Users.practiceName(founder));
  const sent = await send(to, practice, text, `${userId}.${_id}`);
  if ("refused" in sent) await move(userId, _id, { said: "failed", code: sent.refused });
  else await move(userId, _id, { said: "sent", wamid: sent.id });
}

/** In words of our own to who wrote within a day, else in those that Meta approved. */
async function send(to: string, practice: string, text: string, tag: string): Promise<Port.Sent> {
  const heard = await get<HeardItem>(heardKey(to));
  if (isOpen(heard?.at, now())) {
    const sent = await Port.sendText(to, `${practice}: ${text}`, tag);
    if (!("refused" in sent && sent.refused === WINDOW_CLOSED)) return sent;
  }
  return Port.sendTemplate(to, [practice, text], tag);
}

/** What is said of a message: by the answer to its sending, or by a webhook. */
type Said = {
  said: string;
  wamid?: string | undefined;
  code?: number | undefined;
  billable?: boolean | undefined;
};

/** Moves a message on, as often and in whatever order it is said; its cost is counted once. */
export const move = (ownerId: string, id: string, said: Said): Promise<void> =>
  again(async () => {
    const read = await get<MessageItem>(messageKey(ownerId, id));
    if (!read) return;
    const next = moved(read, said);
    if (next === undefined) return;
    const isNew = read.wamid === null && next.wamid !== null;
    await commit(
      replace(toItem(next), read, stale),
      ...(isNew ? [put(toSent(next, next.wamid ?? "", now())), put(toDoor(next, nowIso()))] : []),
      ...(read.billable === null && next.billable !== null ? [count(next)] : []),
    );
  }, isStale);

function moved(
  read: MessageItem,
  { said, wamid, code, billable }: Said,
): MessageRecord | undefined {
  const state: State = stateAfter(read.state, said);
  const next = {
    ...{ state, wamid: read.wamid ?? wamid ?? null, billable: read.billable ?? billable ?? null },
    code: state === "failed" ? (read.code ?? code ?? null) : null,
  };
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every(
    (field) => next[field] === read[field],
  );
  return isSame ? undefined : { ...read, ...next, version: read.version + 1 };
}

/** Counts what a message costs, in the month in which it was made. */
const count = ({ userId, createdAt, billable }: MessageRecord) =>
  change({
    key: monthKey(userId, createdAt.slice(0, 7)),
    set: "SET #type = :type, #userId = :owner ADD #sent :one, #billable :paid, #version :one",
    onlyIf: "attribute_not_exists(#type) OR #type = :type",
    names: {
      ...{ "#type": "type", "#userId": "userId", "#sent": "sent", "#billable": "billable" },
      "#version": "version",
    },
    values: { ":type": "whatsappMonth", ":owner": userId, ":one": 1, ":paid": billable ? 1 : 0 },
  });
