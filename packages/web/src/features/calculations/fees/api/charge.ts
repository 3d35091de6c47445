import type { CreateEntry } from "@foja/core/money/ledger/ledger.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Books a fee in the account of a case; sent again with the same key, it is booked once. */
export const chargeFee = (id: string, json: CreateEntry, key: string) =>
  answer(
    client.api.folders[":id"].account.entries.$post(
      { param: { id }, json },
      { headers: { "Idempotency-Key": key } },
    ),
  );
