import { commit, page, query, tryCommit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { fold } from "../../kernel/text.rules";
import { type Cell, countOf, statesOf, tagsOf } from "./segment.rules";
import type { Segment } from "./segment.schema";
import { erase, stop } from "./states";
import { changeWrites, find, idOf } from "./store";
import {
  cellOf,
  cellsRange,
  everybodyRange,
  present,
  type SubscriberItem,
} from "./subscriber.item";
import type { ChangeSubscriber, ListSubscribers, Subscriber } from "./subscriber.schema";

/** The most pages of contacts that one response searches. */
const MOST_PAGES = 20;

/**
 * One page of the matching contacts, newest first. A whole e-mail is found directly; for anything
 * else all are searched, some pages per response, and `nextCursor` continues.
 */
export async function list(asked: ListSubscribers) {
  if (asked.search?.includes("@")) {
    const found = await find(await idOf(asked.search.toLowerCase()));
    if (found) return { contacts: [present(found)], nextCursor: undefined };
  }
  const contacts: Subscriber[] = [];
  let cursor = asked.cursor;
  for (let read = 0; read < MOST_PAGES && contacts.length < asked.limit; read += 1) {
    const range = { ...everybodyRange, limit: asked.limit - contacts.length };
    const found = await page<SubscriberItem>(range, cursor);
    contacts.push(...found.items.filter((item) => isAsked(item, asked)).map(present));
    cursor = found.nextCursor;
    if (!cursor) break;
  }
  return { contacts, nextCursor: cursor };
}

function isAsked(item: SubscriberItem, { search = "", state, tag }: ListSubscribers): boolean {
  const text = fold(`${item.firstName ?? ""} ${item.lastName ?? ""} ${item.email ?? ""}`);
  return (
    (!state || item.state === state) &&
    (!tag || item.tags.includes(tag)) &&
    text.includes(fold(search))
  );
}

/** One contact. Throws `subscriber.not_found`. */
export async function get(id: string): Promise<SubscriberItem> {
  const found = isId("subscriber", id) ? await find(id) : undefined;
  if (!found) throw new AppError("subscriber.not_found", "No encontramos ese contacto.");
  return found;
}

/** Changes the tags of a contact, or carries out its person's request to an administrator. */
export async function change(id: string, { tags, state }: ChangeSubscriber, ifVersion?: number) {
  const read = await get(id);
  if (ifVersion !== undefined && ifVersion !== read.version) throw moved();
  if (read.state === "erased") {
    throw new AppError("request.conflict", "Ese contacto se borró: no se puede cambiar.");
  }
  if (tags && (await tryCommit(...changeWrites(read, { tags }))) !== "written") throw moved();
  if (state === "erased") await erase(id);
  if (state === "unsubscribed") await stop(id, "unsubscribed");
  return present(await get(id));
}

const moved = () =>
  new AppError("version.stale", "El contacto cambió mientras lo editabas. Volvé a abrirlo.");

/** All profiles of contacts, with how many have each: fewer items than there are contacts. */
async function cells(): Promise<Cell[]> {
  const found: Cell[] = [];
  let after: Parameters<typeof query>[0]["after"];
  do {
    const { items, last } = await query({ ...cellsRange, after });
    found.push(...items.map(cellOf));
    after = last;
  } while (after);
  return found;
}

/** How many contacts a segment has now, and the values to choose from. */
export async function count(segment: Segment) {
  const all = await cells();
  return { ...countOf(segment, all), tags: tagsOf(all).slice(0, 200), states: statesOf(all) };
}

/** Stores when one who wants fewer was mailed. */
export const noteMail = (read: SubscriberItem, atMs: number): Promise<void> =>
  commit(...changeWrites(read, { lastMailAt: atMs }));
