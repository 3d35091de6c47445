import { Hono } from "hono";
import * as z from "zod";

/** A dead letter: its trigger, and when it was given up. */
export type GivenUp = { trigger: string; at: string };

const SUFFIX = "-dead-letters";
/** For how long a queue keeps a message, in ms. */
const KEPT_MS = 14 * 24 * 3600_000;

const asked = z.object({ QueueUrl: z.url() });

/**
 * A stand-in for the dead-letter queues of these triggers, which only returns how many messages
 * they hold. All other calls are passed to `queue`.
 */
export function withDeadLetters(queue: Hono, names: string[], givenUp: () => GivenUp[]): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    if (c.req.header("x-amz-target") !== "AmazonSQS.GetQueueAttributes") {
      return queue.fetch(new Request(new URL("/", c.req.url), c.req.raw));
    }
    const given = asked.safeParse(await c.req.json());
    if (!given.success) return refused("InvalidParameterValue");
    const queueName = given.data.QueueUrl.split("/").at(-1) ?? "";
    const trigger = names.find((name) => `${name}${SUFFIX}` === queueName);
    if (trigger === undefined) return refused("AWS.SimpleQueueService.NonExistentQueue");
    const waiting = givenUp().filter((one) => one.trigger === trigger && isKept(one)).length;
    return c.json({
      Attributes: {
        ApproximateNumberOfMessages: String(waiting),
        ApproximateNumberOfMessagesNotVisible: "0",
      },
    });
  });
  return app;
}

const isKept = ({ at }: GivenUp) => Date.now() - Date.parse(at) < KEPT_MS;

function refused(type: string): Response {
  const headers = { "content-type": "application/x-amz-json-1.0" };
  return new Response(JSON.stringify({ __type: type, message: type }), { status: 400, headers });
}
