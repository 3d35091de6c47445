import type { SQSClient } from "@aws-sdk/client-sqs";
import { env } from "../env";

let client: { of: string | undefined; sqs: SQSClient } | undefined;

async function connection(): Promise<SQSClient> {
  const { SQSClient } = await import("@aws-sdk/client-sqs");
  const { AWS_REGION: region, SQS_ENDPOINT: endpoint } = env();
  if (client && client.of === endpoint) return client.sqs;
  client?.sqs.destroy();
  client = { of: endpoint, sqs: new SQSClient({ region, endpoint }) };
  return client.sqs;
}

/** Puts a message on a queue, to be handed over after so many seconds. */
export async function enqueue(queueUrl: string, message: object, seconds: number): Promise<void> {
  const { SendMessageCommand } = await import("@aws-sdk/client-sqs");
  const MessageBody = JSON.stringify(message);
  const command = new SendMessageCommand({
    QueueUrl: queueUrl,
    MessageBody,
    DelaySeconds: seconds,
  });
  await (await connection()).send(command);
}
