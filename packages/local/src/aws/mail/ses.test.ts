import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  GetSendQuotaCommand,
  GetSendStatisticsCommand,
  SESClient,
  SendEmailCommand,
  SendRawEmailCommand,
} from "@aws-sdk/client-ses";
import { serve } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../support/free-port";
import { connection } from "../dynamo/table";
import { type Inbox, openInbox } from "./inbox";
import { createSes, type Ses } from "./ses";

let inbox: Inbox;
let ses: Ses;
let client: SESClient;
let stop: () => void;
let file = "";

beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), "foja-test-")), "inbox.jsonl");
  inbox = openInbox(file);
  ses = createSes(inbox);
  const port = await freePort();
  const server = serve({ fetch: ses.app.fetch, port, hostname: "127.0.0.1" });
  client = new SESClient(connection(`http://127.0.0.1:${port}`));
  stop = () => {
    client.destroy();
    server.close();
  };
});

afterEach(() => stop());

const letter = (to: string, subject = "Tu código") =>
  new SendEmailCommand({
    Source: "Foja <no-responder@foja.ar>",
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: ["soporte@foja.ar"],
    Message: {
      Subject: { Data: subject, Charset: "UTF-8" },
      Body: {
        Text: { Data: "Tu código es 123456 & más", Charset: "UTF-8" },
        Html: { Data: "<p>Tu código es <b>123456</b></p>", Charset: "UTF-8" },
      },
    },
    ConfigurationSetName: "foja",
  });

describe("SendEmail", () => {
  it("delivers into the inbox and answers its id", async () => {
    const { MessageId } = await client.send(letter("ana@ejemplo.com.ar"));
    const [message] = inbox.list();
    expect(message).toMatchObject({
      id: MessageId,
      to: "ana@ejemplo.com.ar",
      from: "Foja <no-responder@foja.ar>",
      subject: "Tu código",
      text: "Tu código es 123456 & más",
      html: "<p>Tu código es <b>123456</b></p>",
      headers: { "Reply-To": "soporte@foja.ar", "X-SES-CONFIGURATION-SET": "foja" },
    });
    expect(Date.parse(message?.sentAt ?? "")).not.toBeNaN();
  });

  it("takes the bare address out of a name and an address", async () => {
    await client.send(letter("Ana Pérez <ana@ejemplo.com.ar>"));
    expect(inbox.list("ANA@ejemplo.com.ar")).toHaveLength(1);
  });

  it.each(["", "nadie", "ana@ejemplo.com.ar\r\nBcc: otra@ejemplo.com.ar", "a b@c"])(
    "refuses the address %j",
    async (to) => {
      await expect(client.send(letter(to))).rejects.toThrow();
      expect(inbox.list()).toEqual([]);
    },
  );

  it("fails as often as it is asked to", async () => {
    ses.failNext({ code: "MessageRejected", status: 400, times: 1 });
    await expect(client.send(letter("ana@ejemplo.com.ar"))).rejects.toMatchObject({
      name: "MessageRejected",
    });
    await client.send(letter("ana@ejemplo.com.ar"));
    expect(inbox.list()).toHaveLength(1);
  });
});

describe("SendRawEmail", () => {
  it("reads the MIME message", async () => {
    const raw = [
      "From: =?utf-8?q?Estudio_Mu=C3=B1oz?= <estudio@ejemplo.com.ar>",
      "To: Ana <ana@ejemplo.com.ar>, luis@ejemplo.com.ar",
      "Subject: =?utf-8?b?QXVkaWVuY2lhIG1hw7FhbmE=?=",
      "X-Foja: si",
      "MIME-Version: 1.0",
      'Content-Type: multipart/alternative; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "Ma=C3=B1ana a las 9",
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      "<p>Mañana a las 9</p>",
      "--b--",
    ].join("\r\n");
    await client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) } }));
    const [message] = inbox.list("luis@ejemplo.com.ar");
    expect(message).toMatchObject({
      to: "ana@ejemplo.com.ar, luis@ejemplo.com.ar",
      from: "Estudio Muñoz <estudio@ejemplo.com.ar>",
      subject: "Audiencia mañana",
      headers: { "X-Foja": "si" },
    });
    expect(message?.text.trim()).toBe("Mañana a las 9");
    expect(message?.html.trim()).toBe("<p>Mañana a las 9</p>");
  });

  it("goes to the destinations it names, whatever the message says", async () => {
    const Data = Buffer.from("From: a@b.com\r\nTo: visible@b.com\r\nSubject: x\r\n\r\nhola");
    const Destinations = ["oculta@b.com"];
    await client.send(new SendRawEmailCommand({ Destinations, RawMessage: { Data } }));
    expect(inbox.list().map((message) => message.to)).toEqual(["oculta@b.com"]);
  });
});

describe("the inbox", () => {
  it("lists the newest first and only what went to the address asked for", async () => {
    await client.send(letter("ana@ejemplo.com.ar", "uno"));
    await client.send(letter("luis@ejemplo.com.ar", "dos"));
    await client.send(letter("ana@ejemplo.com.ar", "tres"));
    expect(inbox.list().map((it) => it.subject)).toEqual(["tres", "dos", "uno"]);
    expect(inbox.list("ana@ejemplo.com.ar").map((it) => it.subject)).toEqual(["tres", "uno"]);
    expect(inbox.list("nadie@ejemplo.com.ar")).toEqual([]);
  });

  it("is still there after a restart", async () => {
    const { MessageId = "" } = await client.send(letter("ana@ejemplo.com.ar"));
    expect(openInbox(file).get(MessageId)?.subject).toBe("Tu código");
  });
});

describe("figures", () => {
  it("count what is in the inbox, and keep a fault for the mail it was meant for", async () => {
    await client.send(letter("ana@ejemplo.com.ar"));
    await client.send(letter("eva@ejemplo.com.ar"));
    ses.failNext({ code: "MessageRejected", status: 400, times: 1 });
    const quota = await client.send(new GetSendQuotaCommand({}));
    expect(quota).toMatchObject({ Max24HourSend: -1, SentLast24Hours: 2 });
    const { SendDataPoints = [] } = await client.send(new GetSendStatisticsCommand({}));
    const attempts = SendDataPoints.map(({ DeliveryAttempts = 0 }) => DeliveryAttempts);
    expect(attempts.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(SendDataPoints[0]?.Bounces).toBe(0);
    await expect(client.send(letter("ana@ejemplo.com.ar"))).rejects.toThrow();
  });
});
