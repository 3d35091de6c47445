import { clockNow } from "@foja/core/kernel/clock";
import { beat } from "@foja/core/kernel/pulse";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { log } from "../log";
import { requestBehind } from "./records";

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** A stream consumer that stores, per batch, whether it succeeded and how old its changes were. */
export const pulsing =
  (name: "derive" | "deliver", handler: Handler): Handler =>
  async (event) => {
    const response = await handler(event);
    const failed = response.batchItemFailures.length;
    const ageSeconds = ageOf(event);
    const requests = [...new Set(event.Records.map(requestBehind))];
    log().info("batch", { consumer: name, failed, ageSeconds, requests });
    if (failed === 0) await beat(name, "good", { ageSeconds });
    else await beat(name, "bad", { ageSeconds, problem: problemOf(failed) });
    return response;
  };

const problemOf = (failed: number) =>
  failed === 1 ? "Un cambio no se pudo procesar." : `${failed} cambios no se pudieron procesar.`;

/** The age of the oldest change of a processed batch, in whole seconds. */
function ageOf({ Records }: DynamoDBStreamEvent): number | undefined {
  const moments = Records.flatMap(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime ?? []);
  if (moments.length === 0) return undefined;
  return Math.max(0, Math.round(clockNow() / 1000 - Math.min(...moments)));
}
