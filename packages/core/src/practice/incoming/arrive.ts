import { createHash } from "node:crypto";
import { Users } from "../../accounts/users";
import { asSystem, inPractice } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import * as files from "../../kernel/ports/files";
import { anywhere, type Kept } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { type Addressed, placesOf } from "../folders/mail-address.rules";
import { type Body, bodyOf, storeBody } from "./body";
import { addressedCase, answered, candidatesFor } from "./candidates";
import { keepFiles } from "./files";
import { counted, type LetterItem, type LetterRecord, originalKey } from "./letter.item";
import type { Verdicts } from "./letter.schema";
import { parsed } from "./parse";
import { isAutomatic, isOurs, type Parsed } from "./parsed.rules";
import { type Placed, place } from "./place.rules";
import { store } from "./store";

/** A letter that was received: where its octets are, for whom, and what is said of it. */
export type Arrival = {
  key: string;
  recipients: string[];
  receivedAt: string;
  verdicts: Verdicts;
};

/** What became of a letter: in how many places it was filed, or why in none. */
export type Arrived = { filed: number; why: "filed" | "gone" | "ours" | "unknown" };

/**
 * Files a letter in each practice that it is addressed to: in a case, or in the tray. May be
 * repeated, and die anywhere: every step names what it writes by the letter's content.
 */
export async function arrive(requestId: string, arrival: Arrival): Promise<Arrived> {
  const { key, recipients } = arrival;
  const stream = await files.open(key);
  // An earlier run ended with it.
  if (!stream) return { filed: 0, why: "gone" };
  const raw = await files.buffered(stream);
  const letter = await parsed(raw);
  if (isOurs(letter.from.address, env().MAIL_FROM)) return over(key, 0, "ours");
  let filed = 0;
  for (const to of placesOf(recipients, env().MAIL_IN_DOMAIN ?? "")) {
    const user = await Users.find(to.ownerId);
    if (user?.status !== "active") continue;
    await asSystem(requestId, () =>
      inPractice(to.ownerId, () => fileLetter({ to, raw, letter, arrival })),
    );
    filed += 1;
  }
  return over(key, filed, filed > 0 ? "filed" : "unknown");
}

async function over(key: string, filed: number, why: Arrived["why"]): Promise<Arrived> {
  // What nobody here is called stays until the bucket deletes it: a practice may ask for it.
  if (why !== "unknown") await files.discard(key);
  return { filed, why };
}

type Filing = { to: Addressed; raw: Buffer; letter: Parsed; arrival: Arrival };

async function fileLetter({ to, raw, letter, arrival }: Filing): Promise<void> {
  const { ownerId: userId } = to;
  const _id = idOf(to, raw, letter);
  if (await anywhere<LetterItem>("letter", userId, _id)) return;
  const { verdicts, receivedAt } = arrival;
  const automatic = isAutomatic(letter.headers) || letter.recipients > MANY;
  const thread = await answered(userId, letter);
  const candidates = to.folderId
    ? await addressedCase(to.folderId)
    : await candidatesFor(userId, letter, thread);
  const placed = place(candidates, {
    ...{ verdicts, isAutomatic: automatic },
    isWhole: letter.fault === null,
  });
  const body = bodyOf(letter);
  const kept = await keepFiles(letter.parts, {
    letterId: _id,
    folderId: placed.folderId,
    date: dayOf(receivedAt),
    hasVirus: verdicts.virus === "fail",
  });
  await Promise.all([
    files.store(originalKey({ userId, _id }), raw, "message/rfc822"),
    storeBody({ userId, _id }, body),
  ]);
  const fields = { ...fieldsOf(letter, body), files: kept, verdicts, receivedAt, automatic };
  const record = {
    ...store.draft({
      ...fields,
      ...(await whereOf(placed)),
      threadId: thread?.threadId ?? _id,
    } as never),
    _id,
    createdAt: nowIso(),
  } as Kept<LetterRecord>;
  await store.create(record, ...Folders.recount(undefined, counted(record)));
}

/** The id of a letter in one place, the same however often it is delivered, by whatever way. */
function idOf({ ownerId, folderId }: Addressed, raw: Buffer, letter: Parsed): string {
  const { messageId, from, subject, sentAt } = letter;
  // The head has what each server on its way added.
  const end = raw.indexOf("\r\n\r\n");
  const body = createHash("sha256")
    .update(end < 0 ? raw : raw.subarray(end))
    .digest("hex");
  const cause = JSON.stringify([ownerId, folderId, messageId, from, subject, sentAt, body]);
  return derivedId("letter", sentAt ? Date.parse(sentAt) : 0, cause);
}

/** A letter to more than these is a circular. */
const MANY = 100;

const PREVIEW = 240;

const fieldsOf = (letter: Parsed, { text }: Body) => ({
  direction: "in" as const,
  subject: letter.subject || "(sin asunto)",
  sender: letter.from,
  to: letter.to,
  cc: letter.cc,
  recipients: letter.recipients,
  sentAt: letter.sentAt,
  preview: text.replace(/\s+/g, " ").trim().slice(0, PREVIEW),
  filesLeft: letter.left,
  fault: letter.fault,
  messageId: letter.messageId,
  replyTo: letter.replyTo,
  references: [...letter.answers].reverse(),
});

async function whereOf({ folderId, way, proposal }: Placed) {
  const named = proposal && (await Folders.get(proposal.folderId));
  // A reserved case is proposed to nobody: the tray is the whole practice's.
  const isShown = named && named.access !== "reserved";
  return {
    ...(await Folders.caseFields(folderId)),
    foundBy: way,
    proposal: isShown ? { ...proposal, folderName: named.folderName } : null,
  };
}
