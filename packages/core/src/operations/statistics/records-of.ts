import { Reservations } from "../../agenda/reservations";
import { Novedades } from "../../courts/novedades";
import { type Item, type Range, walk } from "../../kernel/dynamo";
import { Ledger } from "../../money/ledger";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import { Alerts } from "../../telling/alerts";
import { allPlaced, type PlacedItem } from "./counted.item";
import { COUNTED_KINDS, type CountedKind, idOf } from "./tags.rules";
import type { Ref } from "./truth";

type Named = Item & { _id?: string; folderId?: string | null };

/** How many are yielded at once. */
const AT_ONCE = 120;

const isCounted = (type: string): type is CountedKind =>
  (COUNTED_KINDS as readonly string[]).includes(type);

/**
 * The counted records of a case, in chunks: those ordered in it or, with `whole`, all. Each once.
 */
export async function* recordsOf(
  ownerId: string,
  folderId: string,
  whole: boolean,
): AsyncGenerator<Ref[]> {
  let refs: Ref[] = [];
  const known = new Set<string>();
  for await (const ref of whole ? all(ownerId, folderId) : placed(ownerId, folderId)) {
    const name = `${ref.kind} ${ref.id}`;
    if (known.has(name)) continue;
    known.add(name);
    refs.push(ref);
    if (refs.length < AT_ONCE) continue;
    yield refs;
    refs = [];
  }
  if (refs.length > 0) yield refs;
}

async function* placed(ownerId: string, folderId: string): AsyncGenerator<Ref> {
  for await (const { kind, id } of walk<PlacedItem>({
    ...allPlaced(ownerId, folderId),
    limit: 500,
  })) {
    yield { kind, id };
  }
}

async function* all(ownerId: string, folderId: string): AsyncGenerator<Ref> {
  yield* placed(ownerId, folderId);
  for await (const item of walk<Item & { contactId: string }>(
    Contacts.linkRange(ownerId, folderId),
  )) {
    yield { kind: "contact", id: item.contactId };
  }
  yield { kind: "ledgerBalance", id: folderId };
  yield* named(rangesOfCase(ownerId, folderId));
  // These are stored with those of all cases: few, and in no index of their case.
  yield* named(rangesOfAll(ownerId), folderId);
}

const rangesOfCase = (ownerId: string, folderId: string): Range[] => [
  Folders.entryRange(ownerId, folderId),
  Folders.archivedRange(ownerId, folderId),
  Ledger.entryRange(ownerId, folderId),
];

const rangesOfAll = (ownerId: string): Range[] => [
  ...Novedades.rangesOf(ownerId),
  Alerts.rangeOf(ownerId),
  Reservations.rangeOf(ownerId),
];

/** The counted records in some ranges; with a case, those that name it. */
async function* named(ranges: Range[], folderId?: string): AsyncGenerator<Ref> {
  const attributes = ["pk", "sk", "_id", "folderId", "type"];
  for (const range of ranges) {
    for await (const item of walk<Named>({ ...range, attributes, limit: 500 })) {
      if (folderId && item.folderId !== folderId) continue;
      if (isCounted(item.type)) yield { kind: item.type, id: idOf(item.type, item) };
    }
  }
}
