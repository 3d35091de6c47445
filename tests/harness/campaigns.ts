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

/** What a test of campaigns holds in its hands. */
export type Outreach = {
  inbox: Inbox;
  ses: Ses;
  /** What SES published and nobody noted yet. */
  events: BusEvent[];
  /** The messages of the queue that nobody took yet. */
  messages: Campaigns.LaneOfCampaign[];
  /** The letters of campaigns that SES took, oldest first. */
  letters(): Head[];
  /** Moves the clock on by so many milliseconds. */
  pass(ms: number): void;
  /** Lets SES die with each mail, from when `when` says so. */
  die(how: SesDeath, when?: () => boolean): void;
  /** Hands over the messages that wait, each `times` times at once; those that die are lost. */
  handOver(times?: number): LaneRuns;
  /** Notes so many of the events that wait, in the order they are in. */
  note(most?: number): Promise<void>;
  /** What the job of every minute does. */
  sweep(): ReturnType<typeof Campaigns.sweep>;
  stop(): Promise<void>;
};

/** What SES does with a mail besides its work: dies before it took it, or before it said so. */
export type SesDeath = "before" | "after" | null;

/**
 * What campaigns are sent with: an SES that says what became of each mail, the queue of their lanes, and
 * a clock that a test moves on. Messages and events wait until the test hands them over.
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
  let isTime = () => true;
  const app = new Hono({ strict: false })
    .post("/ses", async (c) => {
      const isMail = (await c.req.raw.clone().text()).includes("Action=SendRawEmail");
      const dies = isMail && isTime() ? death : null;
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
    die: (how: SesDeath, when = () => true) => {
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
