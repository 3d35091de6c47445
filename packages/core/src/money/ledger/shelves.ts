import { useOwner } from "../../kernel/actor";
import { check, commit, removeAny, type Write, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { moneyText } from "../../kernel/money.rules";
import { balanceKey, billedRange, entryRange, installmentKey, toCounters } from "./ledger.item";
import { fromMinor } from "./ledger.rules";
import { installmentsOf } from "./posting";

/** Makes a commit that deletes a case fail while the practice holds its client's money. */
export const withoutClientMoney = (folderId: string): Write =>
  check(
    {
      key: balanceKey(useOwner(), folderId),
      onlyIf: "attribute_not_exists(#client) OR #client = :nothing",
      names: { "#client": "client" },
      values: { ":nothing": 0 },
    },
    (found) => {
      const held = moneyText(fromMinor(toCounters(found).client, "ARS"));
      const message = `La causa tiene ${held} del cliente en tu poder: entregalo o aplicalo en su cuenta antes de eliminarla.`;
      return new AppError("ledger.client_money", message);
    },
  );

/** Deletes the account of a case that was purged. May be repeated, and interrupted anywhere. */
export async function forget(ownerId: string, folderId: string): Promise<void> {
  const { plans, installments } = await installmentsOf(ownerId, folderId);
  for (const { _id } of installments) await commit(removeAny(installmentKey(ownerId, _id)));
  for (const plan of plans) await commit(removeAny(plan));
  for await (const item of walk(entryRange(ownerId, folderId))) await commit(removeAny(item));
  for await (const item of walk(billedRange(ownerId, folderId))) await commit(removeAny(item));
  await commit(removeAny(balanceKey(ownerId, folderId)));
}
