import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asSystem } from "@foja/core/kernel/actor";
import { setClock } from "@foja/core/kernel/clock";
import { resetEnv } from "@foja/core/kernel/env";
import { Campaigns } from "@foja/core/outreach/campaigns";
import type { BusEvent } from "@foja/local/aws/bus/bus";
import { type Head, type Inbox, openInbox } from "@foja/local/aws/mail/inbox";
import { openPublisher } from "@foja/local/aws/mail/publisher";
import { createSes, type Ses } from "@foja/local/aws/mail/ses";
import { listen } from "@foja/local/host/server";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

type LaneRuns = Promise<unknown>;

/** What a test of campaigns works with. */
export type Outreach = {
  inbox: Inbox;
  ses: Ses;
  /** The events of SES that were not processed yet. */
  events: BusEvent[];
  /** The messages of the queue that were not taken yet. */
  messages: Campaigns.LaneOfCampaign[];
  /** The e-mails of campaigns that SES accepted, oldest first. */
  letters(): Head[];
  /** Moves the clock on by `ms` milliseconds. */
  pass(ms: number): void;
  /** Lets SES die at each e-mail for which `when` is true. */
  die(how: SesDeath, when?: () => boolean | Promise<boolean>): void;
  /** Delivers the waiting messages, each `times` times at once; those whose run dies are lost. */
  handOver(times?: number): LaneRuns;
  /** Processes at most `most` of the waiting events, in order. */
  note(most?: number): Promise<void>;
  /** Runs the job of every minute. */
  sweep(): ReturnType<typeof Campaigns.sweep>;
  stop(): Promise<void>;
};

/** When SES dies at an e-mail: before it accepted it, or after, before it answered. */
export type SesDeath = "before" | "after" | null;

/**
 * The parts that campaigns are sent with: an SES that publishes events about each e-mail, the queue
 * of their lanes, and a clock that the test moves. Messages and events wait until the test delivers
 * them.
 */
export async function startOutreach(copies = 1): Promise<Outreach> {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-outreach-"));
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const events: BusEvent[] = [];
  const messages: Campaigns.LaneOfCampaign[] = [];
  const inbox = openInbox(join(dataDir, "inbox.jsonl"), now);
  const publisher = openPublisher(
    inbox,
    join(dataDir, "published.jsonl"),
    (event) => events.push(event),
    now,
  );
  publisher.copies = copies;
  const ses = createSes(inbox, { publisher, now });
  let death: SesDeath = null;
  let isTime: () => boolean | Promise<boolean> = () => true;
  const app = new Hono({ strict: false })
    .post("/ses", async (c) => {
      const isMail = (await c.req.raw.clone().text()).includes("Action=SendRawEmail");
      const dies = isMail && (await isTime()) ? death : null;
      if (dies === "before") return c.text("", 500);
      const answer = await ses.app.fetch(new Request("http://ses/", c.req.raw));
      return dies === "after" ? c.text("", 500) : answer;
    })
    .post("/sqs", async (c) => {
      const { MessageBody } = (await c.req.json()) as { MessageBody: string };
      messages.push(JSON.parse(MessageBody) as Campaigns.LaneOfCampaign);
      const MD5OfMessageBody = createHash("md5").update(MessageBody).digest("hex");
      return c.json({ MessageId: String(messages.length), MD5OfMessageBody });
    });
  const server = await listen(0, getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const base = `http://127.0.0.1:${server.port}`;
  Object.assign(process.env, {
    SES_ENDPOINT: `${base}/ses`,
    SES_CAMPAIGNS_SET: "campaigns",
    SQS_ENDPOINT: `${base}/sqs`,
    CAMPAIGNS_QUEUE_URL: `${base}/sqs/000000000000/campaigns`,
  });
  resetEnv();
  setClock(now);
  return {
    inbox,
    ses,
    events,
    messages,
    letters: () => inbox.heads().filter(({ tags }) => tags?.campaign),
    pass: (ms: number) => {
      ahead += ms;
      setClock(now);
    },
    die: (how: SesDeath, when: () => boolean | Promise<boolean> = () => true) => {
      death = how;
      isTime = when;
    },
    handOver: (times = 1) =>
      Promise.all(
        messages
          .splice(0)
          .flatMap((one) => Array.from({ length: times }, () => one))
          .map((one) => asSystem("test", () => Campaigns.runLane(one)).catch(() => undefined)),
      ),
    note: async (most = Number.POSITIVE_INFINITY) => {
      for (const { detail } of events.splice(0, most)) {
        await asSystem("test", () => Campaigns.note(detail));
      }
    },
    sweep: () => asSystem("test", () => Campaigns.sweep()),
    stop: async () => {
      setClock();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
