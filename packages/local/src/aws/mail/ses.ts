import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod";
import { tracked } from "./clicks";
import { clickOf } from "./events";
import { type Inbox, type Message, newMessageId } from "./inbox";
import type { EventPublisher } from "./publisher";
import { parseRawMail } from "./raw";
import { figuresFor, type Limits } from "./statistics";

type Fields = Record<string, string>;

export type SesFault = { code: string; status: number; times: number };

export type Ses = {
  app: Hono;
  /** Makes the next mails fail with this error, for tests. */
  failNext(fault: SesFault): void;
};

export type SesOptions = {
  /** Publishes the events about each mail; without one nothing is published. */
  publisher?: EventPublisher;
  /** The configuration set whose clicks are counted, and the address of this stand-in. */
  clicks?: { set: string; base: string };
  now?: () => number;
};

const settings = z.strictObject({
  /** -1 for no limit. */
  perSecond: z.number().min(-1).optional(),
  perDay: z.number().int().min(-1).optional(),
  copies: z.number().int().min(1).max(10).optional(),
});

/**
 * A stand-in for SES (query protocol, version 2010-12-01) that delivers to the inbox and publishes
 * events on the bus. `POST /settings` changes its quota, or the copies of each event.
 */
export function createSes(inbox: Inbox, options: SesOptions = {}): Ses {
  const { publisher, now = Date.now } = options;
  let fault: SesFault = { code: "", status: 0, times: 0 };
  let limits: Limits = { perSecond: -1, perDay: -1 };
  const app = new Hono({ strict: false });
  app.post("/settings", async (c) => {
    const given = settings.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success)
      return c.json({ success: false, message: "perSecond, perDay, copies" }, 400);
    const { copies, ...changed } = given.data;
    limits = { ...limits, ...changed };
    if (publisher && copies) publisher.copies = copies;
    return c.json({ success: true, ...limits, copies: publisher?.copies ?? 0 });
  });
  app.get("/click/:id", (c) => {
    const [message, link] = [inbox.get(c.req.param("id")), c.req.query("u") ?? ""];
    if (!message || !/^https?:\/\//.test(link)) return c.notFound();
    publisher?.publish(clickOf(message, link, now()));
    return c.redirect(link);
  });
  app.post("/", async (c) => {
    const fields = toFields(await c.req.text());
    const figures = figuresFor(fields.Action ?? "", inbox.heads, now(), limits);
    if (figures !== undefined) return success(fields.Action ?? "", randomUUID(), figures);
    if (fault.times > 0) {
      fault.times -= 1;
      return refusal(fault.status, fault.code, "asked for by a test");
    }
    return answer(fields, inbox, options);
  });
  return {
    app,
    failNext: (next) => {
      fault = { ...next };
    },
  };
}

async function answer(
  fields: Fields,
  inbox: Inbox,
  { publisher, clicks }: SesOptions,
): Promise<Response> {
  const action = fields.Action ?? "";
  const content = await contentOf(action, fields);
  if (!content) return refusal(400, "InvalidAction", `The action ${action} is not valid`);
  const problem = problemOf(content);
  if (problem) return refusal(400, "InvalidParameterValue", problem);
  const id = newMessageId();
  const set = fields.ConfigurationSetName;
  const html = clicks && set === clicks.set ? tracked(content.html, clicks.base, id) : content.html;
  const message = inbox.add({ ...content, html, id, ...(set && { set }), tags: tagsOf(fields) });
  // Stored before it is published: what a kill leaves unpublished is published at the next start.
  publisher?.publishMail(message);
  return success(action, id, `<MessageId>${id}</MessageId>`);
}

type Content = Omit<Message, "id" | "sentAt">;

async function contentOf(action: string, fields: Fields): Promise<Content | undefined> {
  if (action === "SendEmail") return simpleMail(fields);
  if (action === "SendBounce") return bounceMail(fields);
  if (action === "SendRawEmail") {
    const raw = Buffer.from(fields["RawMessage.Data"] ?? "", "base64");
    return parseRawMail(raw, fields.Source, members(fields, "Destinations"));
  }
  return undefined;
}

function simpleMail(fields: Fields): Content {
  const to = ["To", "Cc", "Bcc"].flatMap((kind) => members(fields, `Destination.${kind}Addresses`));
  const from = fields.Source ?? "";
  const subject = fields["Message.Subject.Data"] ?? "";
  return {
    to: to.map(bareAddress).join(", "),
    from,
    subject,
    text: fields["Message.Body.Text.Data"] ?? "",
    html: fields["Message.Body.Html.Data"] ?? "",
    headers: headersOf(fields, { From: from, To: to.join(", "), Subject: subject }),
    attachments: [],
    raw: "",
  };
}

/**
 * A bounce as its sender would read it. SES knows from the letter's id where it goes, which this does not:
 * it goes to that id at `bounced.localhost`.
 */
function bounceMail(fields: Fields): Content {
  const id = fields.OriginalMessageId ?? "";
  const from = fields.BounceSender ?? "";
  const told: string[] = [];
  for (let nth = 1; ; nth += 1) {
    const about = `BouncedRecipientInfoList.member.${nth}`;
    if (fields[`${about}.Recipient`] === undefined) break;
    const code = fields[`${about}.RecipientDsnFields.DiagnosticCode`];
    told.push(`${fields[`${about}.Recipient`]}: ${code}`);
  }
  const to = `${id}@bounced.localhost`;
  const subject = "Delivery Status Notification (Failure)";
  const headers = { From: from, To: to, Subject: subject };
  const text = [fields.Explanation ?? "", ...told].join("\n");
  return { to, from, subject, text, html: "", headers, attachments: [], raw: text };
}

/** The headers that SES adds. */
function headersOf(fields: Fields, basic: Fields): Fields {
  const replyTo = members(fields, "ReplyToAddresses").join(", ");
  const set = fields.ConfigurationSetName ?? "";
  return {
    ...basic,
    ...(replyTo && { "Reply-To": replyTo }),
    ...(set && { "X-SES-CONFIGURATION-SET": set }),
  };
}

function problemOf({ to, from }: Content): string | undefined {
  if (!from) return "Missing required header 'From'.";
  if (!to) return "Missing final destination.";
  // An address with a line break could add headers: SES refuses it.
  const addresses = [...to.split(", "), bareAddress(from)];
  const wrong = addresses.some((address) => !/^[^\s@<>]+@[^\s@<>]+$/.test(address));
  return wrong || /[\r\n]/.test(from) ? "Illegal address" : undefined;
}

function bareAddress(address: string): string {
  return /<([^<>]*)>\s*$/.exec(address)?.[1] ?? address.trim();
}

function toFields(body: string): Fields {
  return Object.fromEntries(new URLSearchParams(body));
}

/** The tags of a mail, by name. */
const tagsOf = (fields: Fields): Record<string, string> => {
  const tags: Record<string, string> = {};
  for (let index = 1; fields[`Tags.member.${index}.Name`] !== undefined; index += 1) {
    tags[fields[`Tags.member.${index}.Name`] ?? ""] = fields[`Tags.member.${index}.Value`] ?? "";
  }
  return tags;
};

/** A list of the query protocol: `Name.member.1`, `Name.member.2` … */
function members(fields: Fields, name: string): string[] {
  const values: string[] = [];
  for (let index = 1; ; index += 1) {
    const value = fields[`${name}.member.${index}`];
    if (value === undefined) return values;
    values.push(value);
  }
}

const NAMESPACE = "http://ses.amazonaws.com/doc/2010-12-01/";

function success(action: string, requestId: string, content: string): Response {
  const result = `<${action}Result>${content}</${action}Result>`;
  const metadata = `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata>`;
  return xml(
    200,
    `<${action}Response xmlns="${NAMESPACE}">${result}${metadata}</${action}Response>`,
  );
}

function refusal(status: number, code: string, message: string): Response {
  const type = status < 500 ? "Sender" : "Receiver";
  const error = `<Error><Type>${type}</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  const body = `<ErrorResponse xmlns="${NAMESPACE}">${error}<RequestId>local</RequestId></ErrorResponse>`;
  return xml(status, body);
}

function xml(status: number, body: string): Response {
  return new Response(body, { status, headers: { "content-type": "text/xml" } });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
