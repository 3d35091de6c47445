import type { Known, Told } from "../known";
import { numberOf } from "../table/notation";
import { must } from "../violation";
import type { World } from "../world";
import { countRows } from "./records";

/** The balances of a case are the sums of what was acknowledged, and each entry is there once. */
export function balanced(world: World, told: Told, { id, practiceId, word }: Known): void {
  const entries = told.entries.get(id) ?? [];
  const sum = (of: "client" | "owed") => entries.reduce((total, entry) => total + entry[of], 0);
  const row = world.table.store.get({ pk: `OWNER#${practiceId}`, sk: `LEDGER#${id}` })?.item;
  const [client, owed] = [numberOf(row?.client) ?? 0, numberOf(row?.ARS) ?? 0];
  must(
    "a balance is the sum of its entries",
    client === sum("client") && owed === sum("owed"),
    () => `${word} holds ${client} and is owed ${owed}, not ${sum("client")} and ${sum("owed")}`,
  );
  const written = countRows(world, practiceId, `LEDGER#${id}#`);
  must(
    "no entry is lost or doubled",
    written === entries.length,
    () => `${written} entries of ${word}, not ${entries.length}`,
  );
}
