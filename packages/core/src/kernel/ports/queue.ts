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

/** Approximate number of messages waiting in a queue or in process. Throws when SQS fails. */
export async function messagesIn(queueUrl: string): Promise<number> {
  const { GetQueueAttributesCommand } = await import("@aws-sdk/client-sqs");
  const counts = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"] as const;
  const command = new GetQueueAttributesCommand({
    QueueUrl: queueUrl,
    AttributeNames: [...counts],
  });
  const { Attributes = {} } = await (await connection()).send(command);
  return counts.reduce((total, name) => total + Number(Attributes[name] ?? 0), 0);
}

/** Puts a message on a queue, to be delivered after `seconds`. */
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
