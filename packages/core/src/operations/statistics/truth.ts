import { Reservations } from "../../agenda/reservations";
import { Novedades } from "../../courts/novedades";
import { forPractice, hiddenNow } from "../../kernel/actor";
import { getMany, type Item, isKept, type ReservedItem, reservedKey } from "../../kernel/dynamo";
import { recordKeys, shelfOf } from "../../kernel/records";
import { RECORD_KINDS, type RecordKind } from "../../kernel/records/record.rules";
import { Ledger } from "../../money/ledger";
import { Alerts } from "../../telling/alerts";
import type { CountedKind, Kept, Standing } from "./tags.rules";

/** A record by its kind and identifier. */
export type Ref = { kind: CountedKind; id: string };

/**
 * A record in its present state, and where it is; `record` is missing once it was deleted for good,
 * and for what belongs to a `reserved` case, which counts nowhere. `cases` are those that decide
 * it: its own, or all the reserved ones through which alone a contact is known.
 */
export type Truth = {
  standing: Standing;
  record?: Kept;
  cases: readonly string[];
  reserved?: true;
};

const isRecord = (kind: CountedKind): kind is RecordKind =>
  (RECORD_KINDS as readonly string[]).includes(kind);

function keysOf(ownerId: string, { kind, id }: Ref) {
  if (kind === "novedad") return Novedades.keysOf(ownerId, id);
  if (kind === "reservation") return [Reservations.keyOf(ownerId, id)];
  if (kind === "alert") return [Alerts.keyOf(ownerId, id)];
  if (kind === "ledgerBalance") return [Ledger.balanceKey(ownerId, id)];
  if (kind === "ledgerEntry") {
    const [folderId = "", entryId = ""] = id.split("#");
    return [Ledger.entryKey(ownerId, folderId, entryId)];
  }
  return isRecord(kind) ? recordKeys(kind, ownerId, id) : [];
}

const nameOf = ({ kind, id }: Ref) => `${kind} ${id}`;

/**
 * The present state of several records, by `kind id`. One that is moving between two shelves may be
 * missed on both, or found on both: missing ones are read again, of two the later one counts.
 */
export async function truths(ownerId: string, refs: readonly Ref[]): Promise<Map<string, Truth>> {
  const found = await look(ownerId, refs);
  const missed = refs.filter((ref) => {
    const { record, reserved } = truthIn(found, ref);
    return !record && !reserved;
  });
  if (missed.length === 0) return found;
  return new Map([...found, ...(await look(ownerId, missed))]);
}

async function look(ownerId: string, refs: readonly Ref[]): Promise<Map<string, Truth>> {
  const keys = refs.map((ref) => keysOf(ownerId, ref));
  const [first, ...items] = await getMany<Item>([reservedKey(ownerId), ...keys.flat()]);
  const reserved = new Set(Object.keys((first as ReservedItem | undefined)?.cases ?? {}));
  let from = 0;
  const truths = () =>
    refs.map((ref, i) => {
      const own = items.slice(from, from + (keys[i]?.length ?? 0));
      from += own.length;
      return [nameOf(ref), truthOf(ref, latest(own))] as const;
    });
  // As a person who sees no reserved case.
  return new Map(forPractice(ownerId, truths, reserved));
}

const latest = (items: (Item | undefined)[]): Item | undefined =>
  items.flatMap((item) => item ?? []).sort((a, b) => b.version - a.version)[0];

function truthOf({ kind, id }: Ref, item: Item | undefined): Truth {
  if (kind === "folder" && hiddenNow().has(id)) return { ...NOTHING, reserved: true };
  if (!item) return NOTHING;
  const record = item as unknown as Kept;
  const { folderId, folderIds, goneFolderIds } = record;
  const own = typeof folderId === "string" ? [folderId] : [];
  if (isKept(item)) {
    const linked = [folderIds, goneFolderIds].flatMap((ids) => (Array.isArray(ids) ? ids : []));
    return { standing: "away", cases: [...own, ...linked], reserved: true };
  }
  const shelf = isRecord(kind) ? shelfOf(item.sk) : "active";
  const standing = STANDINGS[shelf];
  return { standing, record, cases: own };
}

const NOTHING: Truth = { standing: "away", cases: [] };

const STANDINGS = { active: "desk", archived: "archived", deleted: "away" } as const;

/** The truth of one record among these, also where it does not exist. */
export const truthIn = (found: Map<string, Truth>, ref: Ref): Truth =>
  found.get(nameOf(ref)) ?? NOTHING;
