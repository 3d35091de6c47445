import { Reservations } from "../../agenda/reservations";
import { Novedades } from "../../courts/novedades";
import { forPractice, hiddenNow } from "../../kernel/actor";
import { type Item, isKept, type Key, type ReservedItem, reservedKey } from "../../kernel/dynamo";
import { atOneOf, recordKeys, shelfOf } from "../../kernel/records";
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

function keysOf(ownerId: string, { kind, id }: Ref): Key[] {
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

/** The present state of several records, by `kind id`. */
export async function truths(ownerId: string, refs: readonly Ref[]): Promise<Map<string, Truth>> {
  const keys = refs.map((ref) => keysOf(ownerId, ref));
  const { items, beside } = await atOneOf<Item>(keys, [reservedKey(ownerId)]);
  const [reserved] = beside as (ReservedItem | undefined)[];
  const judged = () => refs.map((ref, i) => [nameOf(ref), truthOf(ref, items[i])] as const);
  // As a person who sees no reserved case.
  return new Map(forPractice(ownerId, judged, new Set(Object.keys(reserved?.cases ?? {}))));
}

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
