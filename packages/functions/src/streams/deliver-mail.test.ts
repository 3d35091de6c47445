import { randomUUID } from "node:crypto";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { Auth } from "@foja/core/accounts/auth";
import { Sessions } from "@foja/core/accounts/sessions";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get, type Item, replace } from "@foja/core/kernel/dynamo";
import { Outbox } from "@foja/core/kernel/outbox";
import { call } from "@foja/harness/api";
import { newBrowser } from "@foja/harness/browser";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { newTenant } from "@foja/harness/tenant";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler } from "./deliver";

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

/** The item that a commit would put on the stream. */
const itemOf = ({ request }: ReturnType<typeof Outbox.ask>) => request.Put?.Item as Item;

const event = (...items: object[]): DynamoDBStreamEvent => ({
  Records: items.map((item, i) => ({
    eventID: `e${i}`,
    eventName: "INSERT",
    dynamodb: {
      SequenceNumber: String(i + 1),
      NewImage: marshall(item, { removeUndefinedValues: true }) as never,
    },
  })),
});

async function asked(errand: Auth.CodeErrand): Promise<Item> {
  const write = Outbox.ask(errand);
  await commit(write);
  return itemOf(write);
}

const reset = (email: string) => asked({ kind: "reset", email });
const verify = (email: string) => asked({ kind: "verify", email, registrationId: null });

/** A registered person, whose name is an attempt at advertising in the mail. */
async function registered() {
  const [email, browser] = [`ana-${randomUUID()}@ejemplo.com.ar`, newBrowser()];
  const names = { firstName: "Pagá en foja-pagos punto ar", lastName: "Perdés Todo" };
  await browser.post("register", { email, password: "una contraseña larga", ...names });
  return { email, browser };
}

const codeIn = (text = "") => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? "";

const NOTHING_FAILED = { batchItemFailures: [] };

describe("letters that were asked for", () => {
  it("carry a code that works, in text and in HTML, once", async () => {
    const { email, browser } = await registered();
    const item = await verify(email);
    expect(await handler(event(item))).toEqual(NOTHING_FAILED);
    expect(await handler(event(item, item))).toEqual(NOTHING_FAILED);
    const letters = mailbox.inbox.list(email);
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    const code = codeIn(letter?.text);
    expect(letter?.subject).toBe("Tu código para entrar a Foja");
    expect(letter?.html).toContain(`>${code}</p>`);
    expect(letter?.text).toContain(
      `http://localhost:3000/code-verification?email=${encodeURIComponent(email)}`,
    );
    expect((await browser.post("verify-code", { email, code })).body.token).toBeDefined();
  });

  it("hold nothing that was typed at the registration but its address", async () => {
    const { email } = await registered();
    await handler(event(await verify(email)));
    const [letter] = mailbox.inbox.list(email);
    const words = `${letter?.subject} ${letter?.text} ${letter?.html}`;
    expect(words).not.toMatch(/pag[aá]|foja-pagos|perd[eé]s/i);
  });

  it("leave the code of the one before good when a fourth may not go", async () => {
    const { email, browser } = await registered();
    const items = await Promise.all([1, 2, 3, 4, 5].map(() => verify(email)));
    for (const item of items) expect(await handler(event(item))).toEqual(NOTHING_FAILED);
    const letters = mailbox.inbox.list(email);
    expect(letters).toHaveLength(3);
    expect(new Set(letters.map(({ text }) => codeIn(text))).size).toBe(1);
    const code = codeIn(letters[0]?.text);
    expect((await browser.post("verify-code", { email, code })).body.token).toBeDefined();
    const other = await registered();
    const later = now() + 3601_000;
    await handler(event(await verify(other.email)));
    await at(later, async () => handler(event(await verify(other.email))));
    expect(mailbox.inbox.list(other.email)).toHaveLength(2);
  });

  it("go to nobody who is nobody, nor to an account that waits for none", async () => {
    const ana = await newTenant();
    const items = [await reset("nadie@ejemplo.com.ar"), await verify(ana.email)];
    expect(await handler(event(...items))).toEqual(NOTHING_FAILED);
    expect(mailbox.inbox.list("nadie@ejemplo.com.ar")).toEqual([]);
    expect(mailbox.inbox.list(ana.email)).toEqual([]);
  });

  it("carry a code for a new password", async () => {
    const ana = await newTenant();
    await handler(event(await reset(ana.email)));
    const [letter] = mailbox.inbox.list(ana.email);
    expect(letter?.subject).toBe("Tu código para cambiar la contraseña de Foja");
    const code = codeIn(letter?.text);
    const body = { email: ana.email, code };
    expect((await call("POST", "/api/auth/verify-reset-code", { body })).status).toBe(200);
  });

  it("that the service refuses hold up nothing, and go a minute later, once", async () => {
    const ana = await newTenant();
    const item = await reset(ana.email);
    mailbox.ses.failNext({ code: "MessageRejected", status: 400, times: 1 });
    expect(await handler(event(item))).toEqual(NOTHING_FAILED);
    expect(await handler(event(item))).toEqual(NOTHING_FAILED);
    expect(mailbox.inbox.list(ana.email)).toEqual([]);
    const later = now() + 61_000;
    expect(await at(later, () => handler(event(item)))).toEqual(NOTHING_FAILED);
    expect(await at(later, () => handler(event(item)))).toEqual(NOTHING_FAILED);
    expect(mailbox.inbox.list(ana.email)).toHaveLength(1);
  });

  it("are left to a sender who may still be alive", async () => {
    const ana = await newTenant();
    const item = await reset(ana.email);
    const inHand = { ...item, tries: 1, dueAt: now() + 30_000 };
    await commit(replace(inHand as Item, { version: 1 }));
    expect(await handler(event(item))).toEqual(NOTHING_FAILED);
    expect(mailbox.inbox.list(ana.email)).toEqual([]);
  });

  it("do not stop the others when one cannot go", async () => {
    const ana = await newTenant();
    const poisoned = { type: "mail", pk: "MAIL#x", sk: "MAIL", _id: { not: "an id" } };
    const good = await reset(ana.email);
    const broken = { type: "session", pk: "OWNER#x", sk: "SESSION#x" };
    const answer = await handler(event(poisoned, broken, good));
    expect(answer.batchItemFailures.map((one) => one.itemIdentifier)).not.toContain("3");
    expect(mailbox.inbox.list(ana.email)).toHaveLength(1);
  });
});

describe("a sign-in", () => {
  async function signedIn(tenant: Awaited<ReturnType<typeof newTenant>>, id: string) {
    const item = await get({ pk: `OWNER#${tenant.userId}`, sk: `SESSION#${id}` });
    return item as Item;
  }

  async function enter(tenant: Awaited<ReturnType<typeof newTenant>>, device: string) {
    const person = { _id: tenant.userId, role: "USER_ROLE" as const };
    const opening = await tenant.as(() => Sessions.open(person, "login"));
    await commit(opening.write);
    const [, id = ""] = opening.refresh.value.split(".");
    return { ...(await signedIn(tenant, id)), device };
  }

  it("from an unknown device sends one letter, and from a known one none", async () => {
    const ana = await newTenant();
    const first = await enter(ana, "Chrome en Windows");
    expect(await handler(event(first, first))).toEqual(NOTHING_FAILED);
    expect(await handler(event(await enter(ana, "Chrome en Windows")))).toEqual(NOTHING_FAILED);
    const letters = mailbox.inbox.list(ana.email);
    expect(letters.map((letter) => letter.subject)).toEqual(["Nuevo ingreso a tu cuenta de Foja"]);
    expect(letters[0]?.text).toContain("Chrome en Windows");
    expect(letters[0]?.text).toContain(ana.address);
  });

  it("that opened the account is not news", async () => {
    const ana = await newTenant();
    const first = { ...(await enter(ana, "Firefox en Linux")), origin: "verify" };
    await handler(event(first));
    await handler(event(await enter(ana, "Firefox en Linux")));
    expect(mailbox.inbox.list(ana.email)).toEqual([]);
  });
});
