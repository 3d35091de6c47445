import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { BusEvent } from "../bus/bus";
import { type Inbox, openInbox } from "./inbox";
import { openPublisher } from "./publisher";
import { createSes } from "./ses";

let folder = "";
let inbox: Inbox;
let events: BusEvent[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foja-test-"));
  inbox = openInbox(join(folder, "inbox.jsonl"));
  events = [];
});

const start = () =>
  openPublisher(inbox, join(folder, "published.jsonl"), (event) => events.push(event));

const openApp = () =>
  createSes(inbox, { publisher: start(), clicks: { set: "campaigns", base: "http://ses" } }).app;

function raw(to: string, html = "<p>Hola</p>"): string {
  return ["From: a@b.com", `To: ${to}`, "Subject: x", "Content-Type: text/html", "", html].join(
    "\r\n",
  );
}

async function send(app: ReturnType<typeof openApp>, to: string, html?: string): Promise<void> {
  const body = new URLSearchParams({
    Action: "SendRawEmail",
    "Destinations.member.1": to,
    ConfigurationSetName: "campaigns",
    "Tags.member.1.Name": "campaign",
    "Tags.member.1.Value": "cam_1",
    "RawMessage.Data": Buffer.from(raw(to, html)).toString("base64"),
  });
  expect((await app.request("/", { method: "POST", body })).status).toBe(200);
}

describe("what SES says of a mail", () => {
  it.each([
    ["eva@ejemplo.com.ar", ["Email Sent", "Email Delivered"]],
    ["success@simulator.amazonses.com", ["Email Sent", "Email Delivered"]],
    ["bounce+7@simulator.amazonses.com", ["Email Sent", "Email Bounced"]],
    ["suppressionlist@simulator.amazonses.com", ["Email Sent", "Email Bounced"]],
    ["ooto@simulator.amazonses.com", ["Email Sent", "Email Delivered", "Email Bounced"]],
    [
      "complaint+x@simulator.amazonses.com",
      ["Email Sent", "Email Delivered", "Email Complaint Received"],
    ],
  ])("to %s is %j, with its tags", async (to, kinds) => {
    await send(openApp(), to);
    expect(events.map((event) => event["detail-type"])).toEqual(kinds);
    for (const { source, detail } of events) {
      expect([source, detail]).toMatchObject([
        "aws.ses",
        { mail: { destination: [to], tags: { campaign: ["cam_1"] } } },
      ]);
    }
  });

  it("distinguishes hard bounces, soft ones and those it holds back itself", async () => {
    const app = openApp();
    for (const name of ["bounce", "ooto", "suppressionlist"]) {
      await send(app, `${name}@simulator.amazonses.com`);
    }
    const bounces = events.filter((event) => event["detail-type"] === "Email Bounced");
    expect(bounces.map(({ detail }) => (detail as { bounce: object }).bounce)).toMatchObject([
      { bounceType: "Permanent", bounceSubType: "General" },
      { bounceType: "Transient", bounceSubType: "General" },
      { bounceType: "Permanent", bounceSubType: "Suppressed" },
    ]);
  });

  it("comes as often as it is asked to, and also of what a kill left unpublished", async () => {
    const app = openApp();
    const body = JSON.stringify({ copies: 2 });
    await app.request("/settings", { method: "POST", body });
    await send(app, "eva@ejemplo.com.ar");
    expect(events).toHaveLength(4);
    // Stored, and killed before any event was published.
    inbox.add({ ...NOTHING, to: "luis@ejemplo.com.ar", set: "campaigns", tags: {} });
    events = [];
    start();
    expect(events.map(({ detail }) => (detail as { eventType: string }).eventType)).toEqual([
      "Send",
      "Delivery",
    ]);
  });

  it("counts the clicks on the links of a campaign, but for those marked not to be tracked", async () => {
    const app = openApp();
    const html =
      '<a href="https://foja.ar/a?x=1&amp;y=2">A</a> <a ses:no-track href="https://foja.ar/b">B</a>';
    await send(app, "eva@ejemplo.com.ar", html);
    const [message] = inbox.list();
    const links = [...(message?.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links[1]).toBe("https://foja.ar/b");
    const clicked = await app.request(links[0]?.replace("http://ses", "") ?? "");
    expect(clicked.headers.get("location")).toBe("https://foja.ar/a?x=1&y=2");
    expect(events.at(-1)).toMatchObject({
      "detail-type": "Email Clicked",
      detail: { click: { link: "https://foja.ar/a?x=1&y=2" }, mail: { messageId: message?.id } },
    });
  });
});

const NOTHING = {
  ...{ from: "", subject: "", text: "", html: "", raw: "" },
  ...{ headers: {}, attachments: [] },
};
