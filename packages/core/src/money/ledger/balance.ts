import { useOwner } from "../../kernel/actor";
import { change, check, getMany, holds, type Item, stale, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { moneyText } from "../../kernel/money.rules";
import { recordKey } from "../../kernel/records";
import { balanceKey, type EntryItem, toCounters } from "./ledger.item";
import {
  type Counters,
  fromMinor,
  LEDGER_UNITS,
  MOST_COUNTER,
  movesOf,
  unitsOwed,
} from "./ledger.rules";

/** The state of a case's account: its counters, its version (0 before its first entry), and a check. */
type Book = {
  counters: Counters;
  version: number;
  /** Fails where the case is no longer on the shelf on which it was seen. */
  guard: Write;
};

/** The state of a case's account. Throws `folder.not_found`. */
export async function bookOf(folderId: string): Promise<Book> {
  const missing = () => new AppError("folder.not_found", "No encontramos esa causa.");
  if (!isId("folder", folderId)) throw missing();
  const owner = useOwner();
  const places = (["active", "archived"] as const).map((shelf) =>
    recordKey("folder", owner, folderId, shelf),
  );
  const look = () => getMany<Item>([...places, balanceKey(owner, folderId)]);
  const seen = (items: (Item | undefined)[]) => items[0] ?? items[1];
  const first = await look();
  // While it moves to or from the archive it may be missed on both shelves, so look once more.
  const items = seen(first) ? first : await look();
  const folder = seen(items);
  if (!folder) throw missing();
  return {
    counters: toCounters(items[2]),
    version: items[2]?.version ?? 0,
    guard: holds(folder, { type: "folder" }, stale),
  };
}

/** What is owed to the practice in a case, in each unit, and the version that says so. */
export async function owedIn(folderId: string) {
  const { counters, version } = await bookOf(folderId);
  return { units: unitsOwed(counters), version };
}

/** Makes a commit fail where the balance of a case moved since a version. */
export const unmoved = (folderId: string, version: number): Write =>
  check(
    {
      key: balanceKey(useOwner(), folderId),
      onlyIf: "#version = :seen",
      names: { "#version": "version" },
      values: { ":seen": version },
    },
    stale,
  );

/** Like `unmoved`, and moves it by nothing: of several commits that saw a version, one passes. */
export const touched = (folderId: string, version: number): Write =>
  change(
    {
      key: balanceKey(useOwner(), folderId),
      set: "ADD #version :one",
      onlyIf: "#version = :seen",
      names: { "#version": "version" },
      values: { ":seen": version, ":one": 1 },
    },
    stale,
  );

/**
 * The write that updates a balance by entries, where it has the version `seen` if one is given; none
 * where they change nothing.
 */
export function bookWrites(
  folderId: string,
  entries: readonly EntryItem[],
  seen?: number,
): Write[] {
  const moves = movesOf(entries);
  const moved = (["client", ...LEDGER_UNITS] as const).filter((name) => moves[name] !== 0);
  if (moved.length === 0) return [];
  const owner = useOwner();
  const bounds = moved.map((name) => boundOf(name, moves[name]));
  return [
    change(
      {
        key: balanceKey(owner, folderId),
        set: `SET #type = :type, #userId = :userId, #folderId = :folderId ADD #version :one, ${moved
          .map((name) => `#${name} :${name}`)
          .join(", ")}`,
        onlyIf: [
          ...bounds.map(({ condition }) => condition),
          ...(seen === undefined ? [] : ["#version = :seen"]),
        ].join(" AND "),
        names: namesOf(["type", "version", "userId", "folderId", ...moved]),
        values: {
          ...{ ":type": "ledgerBalance", ":userId": owner, ":folderId": folderId, ":one": 1 },
          ...Object.fromEntries(moved.map((name) => [`:${name}`, moves[name]])),
          ...Object.assign({}, ...bounds.map(({ values }) => values)),
          ...(seen !== undefined && { ":seen": seen }),
        },
      },
      (found) =>
        seen !== undefined && found?.version !== seen
          ? stale()
          : refusalOf(toCounters(found), moves),
    ),
  ];
}

const namesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`#${name}`, name]));

/** The condition that a counter stays within its bounds: the client's money is never below 0. */
function boundOf(name: keyof Counters, by: number) {
  const [low, high] = [(name === "client" ? 0 : -MOST_COUNTER) - by, MOST_COUNTER - by];
  const within = `#${name} BETWEEN :${name}Low AND :${name}High`;
  const absent = low <= 0 && high >= 0;
  return {
    condition: absent ? `(attribute_not_exists(#${name}) OR ${within})` : within,
    values: { [`:${name}Low`]: low, [`:${name}High`]: high },
  };
}

function refusalOf(counters: Counters, moves: Counters): Error {
  if (counters.client + moves.client >= 0) {
    return invalid("amount", "Importe: la cuenta no admite un saldo tan grande");
  }
  const [there, wanted] = [counters.client, -moves.client].map((one) =>
    moneyText(fromMinor(one, "ARS")),
  );
  const message = `No alcanza el dinero del cliente: hay ${there} y hacen falta ${wanted}.`;
  return new AppError("ledger.short", message);
}
