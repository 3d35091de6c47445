import { Realtime } from "@foja/core/telling/realtime";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { log } from "../log";

/** Closes sockets that never authenticated, or whose token expired and was not renewed. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  for (const { messageId, body } of event.Records) {
    try {
      const { connectionId } = JSON.parse(body) as { connectionId: string };
      await Realtime.lookAgain(connectionId);
    } catch (error) {
      const name = error instanceof Error ? error.name : "unknown";
      log().error("socket not looked at", { messageId, error: name });
      failed.push(messageId);
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
