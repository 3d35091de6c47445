import { isDeepStrictEqual } from "node:util";
import { Practices } from "@foja/core/accounts/practices";
import { type Item, ownerPartition } from "@foja/core/kernel/dynamo";
import { History } from "@foja/core/operations/history";
import { Shelves } from "@foja/core/operations/shelves";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { Calculators } from "@foja/core/practice/calculators";
import type { CourtCase } from "@foja/core/practice/folders/court.rules";
import { Handovers } from "@foja/core/practice/handovers";
import { Tasks } from "@foja/core/practice/tasks";
import { Assignments } from "@foja/core/telling/assignments";
import { Chats } from "@foja/core/telling/chat";
import { Reminders } from "@foja/core/telling/reminders";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { announce } from "./announce";
import { publish } from "./publish";
import { pulsing } from "./pulsing";
import { forEachRecord, imagesOf, patience, sequenceOf } from "./records";
import { type Asked, refreshBatch } from "./refresh";
import { refreshesOf } from "./refreshes.rules";

type Changed = Item & Record<string, unknown>;

/**
 * The stream consumer for the records of practices. First it announces a batch's changes to open
 * screens; then, record by record, it sends out what follows from them, makes records follow their
 * case, and deletes files, histories and earlier figures without owner; then it refreshes search
 * index, reminders and statistics, once for the whole batch.
 */
export const handler = pulsing("derive", deriveAll);

async function deriveAll(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const patient = patience();
  // Screens first: people are looking at them.
  const unnotified = await announce(event.Records, patient);
  const { batchItemFailures } = await each(event);
  const stale = await refreshBatch(event.Records.flatMap(askedBy), patient);
  const failed = stale.map((itemIdentifier) => ({ itemIdentifier }));
  return { batchItemFailures: [...unnotified, ...batchItemFailures, ...failed] };
}

const each = forEachRecord(async (item, before) => {
  await publish(item, before);
  await follow(item, before);
  await sweepFiles(before);
  await forget(item, item === before);
  await remindAgain(item, before);
  await Assignments.notify(item, before);
  await followAccount(item, before);
  await followPlan(item, item === before);
  await goOnHandingOver(item, item === before);
});

function askedBy(record: DynamoDBRecord): Asked[] {
  const { item, before } = imagesOf(record);
  if (!item || typeof item.userId !== "string") return [];
  const refreshes = refreshesOf(item, before);
  return [{ sequence: sequenceOf(record), ownerId: item.userId, refreshes }];
}

/** Reassigns what a person who left a practice answered for: each stored step triggers the next. */
async function goOnHandingOver({ type, userId, personId }: Changed, removed: boolean) {
  if (type === "handover" && !removed) await Handovers.goOn(String(userId), String(personId));
}

/** Gives the members of a practice time after its plan lost the team, or ends that. */
async function followPlan({ type, pk }: Changed, removed: boolean): Promise<void> {
  if (type !== "planMember" || removed) return;
  await Practices.followTeam(pk.slice(ownerPartition("").length));
}

/** Updates an account's marketing contact to its present state, or deletes it with the account. */
async function followAccount(item: Changed, before: Changed | undefined): Promise<void> {
  const userId = Subscribers.accountOf(item, before);
  if (!userId) return;
  const lastEmail = item.type === "user" && before ? String(before.email) : undefined;
  await Subscribers.follow(userId, lastEmail);
}

/** Repeats on its records what deleting, restoring or renaming a case did, in case any are left. */
async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  if (item.type !== "folder" || !before) return;
  const removed = item === before;
  if (!removed && item.folderName === before.folderName) return;
  const court = item.court as CourtCase | null | undefined;
  await Shelves.followCase(String(item.userId), String(item._id), court);
}

async function sweepFiles(before: Changed | undefined): Promise<void> {
  if (before?.type === "task") await Tasks.sweepFiles(before as unknown as Tasks.TaskItem);
  if (before?.type === "chatFile") await Chats.sweepFile(before as unknown as Chats.ChatFileItem);
}

/** Kinds that are deleted together with their case; other records are deleted from the trash. */
const GOES_WITH_ITS_CASE = ["movement", "notification", "novedad"];

/** Deletes the history of what was deleted for good, and the earlier figures of a calculation. */
async function forget({ type, userId, _id, ...item }: Changed, removed: boolean): Promise<void> {
  const mayBeGone = removed && (item.purgeAt || GOES_WITH_ITS_CASE.includes(type));
  const [ownerId, id] = [String(userId), String(_id)];
  if (!mayBeGone || History.kindIn(id) !== type) return;
  const isGone = await History.forgetGone(ownerId, id);
  if (isGone && type === "calculator") await Calculators.forget(ownerId, id);
}

/** Refreshes every reminder when a person's preferences changed, unless only the digest's did. */
async function remindAgain(item: Changed, before: Changed | undefined): Promise<void> {
  if (item.type !== "preferences") return;
  const sections = ["tasks", "events", "expirations"];
  const stays = sections.every((name) => isDeepStrictEqual(item[name], before?.[name]));
  if (!stays) await Reminders.refreshAll(String(item.userId));
}
