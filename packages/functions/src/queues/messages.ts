import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { log } from "../log";

/**
 * A reader of one of our queues: handles each message and returns those that failed, for a retry.
 */
export const byMessage =
  <M, R extends object>(what: string, work: (message: M, messageId: string) => Promise<R>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    for (const { messageId, body } of event.Records) {
      try {
        log().info(what, { messageId, ...(await work(JSON.parse(body) as M, messageId)) });
      } catch (error) {
        const name = error instanceof Error ? error.name : "unknown";
        log().error(`${what} failed`, { messageId, error: name });
        failed.push(messageId);
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
