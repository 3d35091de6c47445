import { createHash } from "node:crypto";
import { Plans } from "../../billing/plans";
import { asSystem, inPractice } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import * as files from "../../kernel/ports/files";
import { anywhere, type Kept } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { type Addressed, placesOf } from "../folders/mail-address.rules";
import { type Asking, admit, ownerOf } from "./admission";
import type { Refusal } from "./admission.rules";
import { type Body, bodyOf, storeBody } from "./body";
import { bounce } from "./bounce";
import { addressedCase, answered, candidatesFor } from "./candidates";
import { keepFiles } from "./files";
import { counted, type LetterItem, type LetterRecord, originalKey } from "./letter.item";
import type { Verdicts } from "./letter.schema";
import { parsed } from "./parse";
import { isAutomatic, isOurs, type Parsed } from "./parsed.rules";
import { type Placed, place } from "./place.rules";
import { store } from "./store";

/** A letter that was received: where its octets are, who sent it to whom, and what is said of it. */
export type Arrival = {
  /** The id under which it was received. */
  id: string;
  key: string;
  /** The sender on its envelope, to whom a bounce goes; empty for a bounce. */
  sender: string;
  recipients: string[];
  receivedAt: string;
  verdicts: Verdicts;
};

/** What became of a letter: in how many places it was filed, and for how many recipients refused. */
export type Arrived = {
  filed: number;
  refused: number;
  /** Whether who wrote was told of what was refused. */
  bounced: boolean;
  why: "filed" | "gone" | "ours" | "refused";
};

const NOWHERE: Omit<Arrived, "why"> = { filed: 0, refused: 0, bounced: false };

/**
 * Files a letter in each practice that it is addressed to: in a case, or in the tray. For whom it is
 * refused, who wrote is told where they proved to be who they say. May be repeated, and die anywhere:
 * every step names what it writes by the letter's content.
 */
export async function arrive(arrival: Arrival): Promise<Arrived> {
  const { id, key, recipients } = arrival;
  const stream = await files.open(key);
  // An earlier run ended with it.
  if (!stream) return { ...NOWHERE, why: "gone" };
  const raw = await files.buffered(stream);
  const letter = await parsed(raw);
  if (isOurs(letter.from.address, env().MAIL_FROM)) {
    await files.discard(key);
    return { ...NOWHERE, why: "ours" };
  }
  const refused = await asSystem(id, () =>
    refusedOf(recipients, { id, bytes: bytesOf(raw, letter) }),
  );
  const admitted = recipients.filter((address) => !refused.has(address));
  const places = placesOf(admitted, env().MAIL_IN_DOMAIN ?? "");
  for (const to of places) {
    await asSystem(id, () =>
      inPractice(to.ownerId, () => fileLetter({ to, raw, letter, arrival })),
    );
  }
  const filed = places.length;
  // What was refused stays until the bucket deletes it: a practice may ask for it.
  if (refused.size === 0) {
    await files.discard(key);
    return { ...NOWHERE, filed, why: "filed" };
  }
  const bounced = await bounce({
    ...{ id, sender: arrival.sender, verdicts: arrival.verdicts, automatic: automaticOf(letter) },
    recipients: [...refused].map(([address, why]) => ({ address, why })),
  });
  return { filed, refused: refused.size, bounced, why: filed > 0 ? "filed" : "refused" };
}

/** What a letter keeps in the plan: its original, and its files as documents. */
const bytesOf = (raw: Buffer, { parts }: Parsed): number =>
  parts.reduce((sum, { bytes }) => sum + bytes.length, raw.length);

/** The recipients for whom a letter is not taken, each with why. */
async function refusedOf(recipients: readonly string[], asking: Asking) {
  const refused = new Map<string, Refusal>();
  for (const address of recipients) {
    const ownerId = await ownerOf(address);
    const why = ownerId ? await admit(ownerId, asking) : "unknown";
    if (why) refused.set(address, why);
  }
  return refused;
}

/**
 * Takes a letter that a mail server just read, for all its recipients, or answers why not. What it took is
 * filed by `arrive` under the same id.
 */
export async function taken(
  id: string,
  raw: Buffer,
  recipients: readonly string[],
): Promise<Refusal | null> {
  const bytes = bytesOf(raw, await parsed(raw));
  const refused = await asSystem(id, () => refusedOf(recipients, { id, bytes }));
  return [...refused.values()][0] ?? null;
}

type Filing = { to: Addressed; raw: Buffer; letter: Parsed; arrival: Arrival };

async function fileLetter({ to, raw, letter, arrival }: Filing): Promise<void> {
  const { ownerId: userId } = to;
  const _id = idOf(to, raw, letter);
  if (await anywhere<LetterItem>("letter", userId, _id)) return;
  const { verdicts, receivedAt } = arrival;
  const automatic = automaticOf(letter);
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
    size: raw.length,
    createdAt: nowIso(),
  } as Kept<LetterRecord>;
  // It was taken when there was room: what came meanwhile refuses it no more.
  const room = Plans.shift("storage", raw.length);
  await store.create(record, ...Folders.recount(undefined, counted(record)), room);
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

const automaticOf = ({ headers, recipients }: Parsed): boolean =>
  isAutomatic(headers) || recipients > MANY;

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
