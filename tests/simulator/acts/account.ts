import { today } from "../known";
import { type Act, askOn, isDone, ownCase, some } from "./act";

/** How each kind of entry moves a case's balances, by hand: docs/case-account.md. */
const MOVES = {
  fee: { client: 0, owed: 1 },
  expense: { client: 0, owed: 1 },
  advance: { client: 1, owed: 0 },
  payment: { client: 0, owed: -1 },
} as const;

type EntryKind = keyof typeof MOVES;

const KINDS = Object.keys(MOVES) as EntryKind[];

/** Writes an entry in the account of a case. */
export const addEntry: Act = async (scene) => {
  const { told, chance, world } = scene;
  const of = ownCase(scene);
  if (!of) return "no case for an entry";
  const kind = chance.pick(KINDS);
  const cents = 100 + chance.below(5_000_000);
  const body = { kind, amount: cents / 100, date: today(world) };
  const path = `/api/folders/${of.id}/account/entries`;
  const answer = await askOn(scene, "charge", [of], ["POST", path, body]);
  if (isDone(answer)) {
    const { entry } = answer.body as { entry: { _id: string } };
    const { client, owed } = MOVES[kind];
    told.addEntry(of.id, { id: entry._id, client: client * cents, owed: owed * cents });
  }
  return `${kind} ${cents} of ${of.word} ${answer.status}`;
};

/** Takes an entry back. */
export const reverseEntry: Act = async (scene) => {
  const { told, chance } = scene;
  const of = some(scene, "folder");
  const entry = chance.pick(of ? (told.entries.get(of.id) ?? []) : []);
  if (!of || !entry) return "no entry to take back";
  const path = `/api/folders/${of.id}/account/entries/${entry.id}/reverse`;
  const answer = await askOn(scene, "charge", [of], ["POST", path, {}]);
  if (isDone(answer)) {
    const { client, owed } = entry;
    told.addEntry(of.id, { id: `${entry.id}-back`, client: -client, owed: -owed });
  }
  return `take back an entry of ${of.word} ${answer.status}`;
};
