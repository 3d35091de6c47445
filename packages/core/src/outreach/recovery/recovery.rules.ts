import type { Back } from "../../kernel/held/back.rules";

/** What a recovery has to know of an item, of the moment or of now. */
export type Head = {
  type: string;
  back: Back;
  sk: string;
  /** What recognises the same item where its key says its state: see `identityOf`. */
  identity: string;
  /** Its `_id`; empty of an item without one. */
  id: string;
  version: number;
  /** Equal where the content is, whatever the version. */
  print: string;
  folderId: string | null;
  /** The identities of the invoice that it names, and of the entry of an account that it bills. */
  invoice: string | null;
  entry: string | null;
  /** It has expired, or was in the bin and has been purged by its term. */
  over: boolean;
  /** An invoice that was voided. */
  voided: boolean;
};

/** Types whose key says their state, besides those of several shelves. */
const MOVING = new Set(["clientNotice"]);

/** What recognises an item: its id where its key changes with its state, else its key. */
export const identityOf = (type: string, sk: string, id: unknown, shelves: number): string =>
  typeof id === "string" && (shelves > 1 || MOVING.has(type)) ? `${type} ${id}` : `${type} ${sk}`;

/** One write of a recovery. `was` and `at` are the sort keys at the moment and now. */
export type Step = { type: string; id: string } & (
  | { what: "bring"; was: string }
  | { what: "return"; was: string; at: string; version: number }
  | { what: "remove"; at: string; version: number }
);

/**
 * How many items of a type are the same, are missing now, differ, and are only there now; and how many of
 * each the recovery writes.
 */
export type Row = {
  type: string;
  back: Back;
  same: number;
  missing: number;
  differ: number;
  onlyNow: number;
  brings: number;
  returns: number;
  removes: number;
};

export type Decided = { steps: Step[]; rows: Row[] };

/** What comes back of a practice's own partition. Everything else is made anew or stays. */
const COMES: ReadonlySet<Back> = new Set(["returns", "missing"]);

/**
 * What a recovery of a practice writes, given its items of the moment and of now. What is missing comes
 * back, unless its term is over. What differs or is only there now stays; with `exact`, of the types that
 * return, the former becomes as it was and the latter goes, but for a case in whose account or invoices
 * something is there now, with all that is in it.
 */
export function decide(past: readonly Head[], now: readonly Head[], exact: boolean): Decided {
  const rows = new Map<string, Row>();
  const steps: Step[] = [];
  const nowBy = new Map(now.map((head) => [head.identity, head]));
  const pastBy = new Map(past.map((head) => [head.identity, head]));
  const known = {
    nowBy,
    pastBy,
    over: new Set(past.flatMap(({ over, id }) => (over ? [id] : []))),
  };
  for (const head of past.filter(({ back }) => COMES.has(back))) {
    const step = stepOf(head, known, exact, rowOf(rows, head));
    if (step) steps.push(step);
  }
  const cases = casesWithMoney(now);
  for (const head of now) {
    if (!COMES.has(head.back) || pastBy.has(head.identity)) continue;
    const row = rowOf(rows, head);
    row.onlyNow += 1;
    const { type, id, sk, version } = head;
    const inCase = type === "folder" ? id : head.folderId;
    if (!exact || head.back !== "returns" || (inCase && cases.has(inCase))) continue;
    row.removes += 1;
    steps.push({ what: "remove", type, id, at: sk, version });
  }
  return { steps, rows: [...rows.values()].sort((a, b) => (a.type < b.type ? -1 : 1)) };
}

type Known = {
  nowBy: ReadonlyMap<string, Head>;
  pastBy: ReadonlyMap<string, Head>;
  /** The ids of what had ended by itself. */
  over: ReadonlySet<string>;
};

/** The step for an item of the moment, if any, which is counted in its row. */
function stepOf(head: Head, known: Known, exact: boolean, row: Row): Step | undefined {
  const { type, id, sk: was } = head;
  const current = known.nowBy.get(head.identity);
  if (!current) {
    row.missing += 1;
    if (head.over || known.over.has(hangsFrom(head)) || !comesWith(head, known)) return undefined;
    row.brings += 1;
    return { what: "bring", type, id, was };
  }
  if (current.sk === was && current.print === head.print) {
    row.same += 1;
    return undefined;
  }
  row.differ += 1;
  if (!exact || head.back !== "returns" || head.over) return undefined;
  row.returns += 1;
  return { what: "return", type, id, was, at: current.sk, version: current.version };
}

function rowOf(rows: Map<string, Row>, { type, back }: Head): Row {
  const row = rows.get(type) ?? {
    ...{ type, back, same: 0, missing: 0, differ: 0, onlyNow: 0 },
    ...{ brings: 0, returns: 0, removes: 0 },
  };
  rows.set(type, row);
  return row;
}

/** The cases whose account or invoices have something now. */
const casesWithMoney = (now: readonly Head[]): ReadonlySet<string> =>
  new Set(
    now.flatMap(({ type, folderId }) =>
      folderId && (type === "ledgerEntry" || type === "invoice") ? [folderId] : [],
    ),
  );

/** Types kept under the id of a record, second in their key, with which they went. */
const HANGING = new Set(["history", "computation", "escritoText"]);

const hangsFrom = ({ type, sk }: Head): string =>
  HANGING.has(type) ? (sk.split("#")[1] ?? "-") : "-";

/**
 * Whether an item may come back by itself or comes back with another: the place of an invoice in its list,
 * and that ARCA has to be asked about it, only with the invoice, for one that is there has its own; that an
 * invoice bills an entry with either, unless the invoice was voided since.
 */
function comesWith({ type, invoice, entry }: Head, { nowBy, pastBy }: Known): boolean {
  const isMissing = (one: string | null) => one !== null && pastBy.has(one) && !nowBy.has(one);
  if (type === "invoicePlace" || type === "taxWaiting") return isMissing(invoice);
  if (type !== "ledgerBilled") return true;
  return (isMissing(entry) || isMissing(invoice)) && !nowBy.get(invoice ?? "")?.voided;
}

/** What comes with another item before that, and cases before what is in them. */
const RANK: Readonly<Record<string, number>> = { folder: 1, invoice: 2, ledgerEntry: 2 };
const FIRST = new Set(["invoicePlace", "taxWaiting", "ledgerBilled", "noticeMark", "silentAlert"]);

/** The steps in groups, each of which may only begin when the one before it is done. */
export function inRanks(steps: readonly Step[]): Step[][] {
  const ranks: Step[][] = [[], [], [], []];
  for (const step of steps) ranks[rankOf(step)]?.push(step);
  return ranks.filter((rank) => rank.length > 0);
}

const rankOf = ({ type }: Step): number => (FIRST.has(type) ? 0 : (RANK[type] ?? 3));
