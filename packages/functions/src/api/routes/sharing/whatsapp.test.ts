import { createHmac } from "node:crypto";
import { asSystem } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import { type Item, walk } from "@foja/core/kernel/dynamo";
import { call } from "@foja/harness/api";
import { made } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { startWhatsapp, WHATSAPP, type WhatsappStage } from "@foja/harness/whatsapp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { carryErrand } from "../../../streams/errands";

let meta: WhatsappStage;

beforeAll(async () => {
  meta = await startWhatsapp();
});
afterAll(() => meta.stop());

const ask = (path: string, body?: object) => meta.ask(path, body);
const sentTo = async (to: string) => (await meta.sent()).filter((one) => one.to === to);

let numbers = 1000;
const someNumber = (): string => {
  numbers += 1;
  return `11 4321-${numbers}`;
};

/** A client with a telephone of their own, in a case of a practice that writes by WhatsApp. */
async function standing(who: Tenant, phone = someNumber()) {
  expect((await who.call("PATCH", "/api/whatsapp", { body: { on: true } })).status).toBe(200);
  const { _id: folderId } = await made(who, "/api/folders", { folderName: "Pérez c/ Gómez" });
  const contact = { name: "Rosa", lastName: "Pérez", phone, role: "cliente" };
  const given = { ...contact, folderIds: [folderId] };
  const { _id: contactId } = await made(who, "/api/contacts/create", given);
  return { folderId, contactId, to: `549${phone.replace(/\D/g, "")}` };
}

/** Writes a notice, and carries what it asks for; answers its ways. */
async function tell(who: Tenant, folderId: string, text: string, later = 0) {
  const { body } = await who.call("POST", "/api/notices", { body: { folderId, text } });
  await at(now() + later, () => carried(who));
  await meta.settle();
  return (body.notice as { ways: { whatsapped: boolean; whatsapp: string | null }[] }).ways;
}

const carried = (who: Tenant) =>
  asSystem("test", async () => {
    const range = {
      index: "gsi1" as const,
      pk: `MAILS#${who.userId}`,
      sk: { startingWith: "mai_" },
    };
    for await (const { _id } of walk<Item & { _id: string }>(range)) await carryErrand(_id);
  });

const useOf = async (who: Tenant) =>
  (await who.call("GET", "/api/whatsapp")).body.whatsapp as {
    available: boolean;
    on: boolean;
    month: { sent: number; billable: number; usd: number };
    messages: { state: string; why: string | null; name: string; billable: boolean }[];
  };

const talkOf = async (who: Tenant, folderId: string) =>
  (await who.call("POST", "/api/chat/filter", { body: { user: folderId } })).body.chats as {
    text: string;
    client: object | null;
  }[];

it("is off until the practice chooses it: lawyers send from their own telephones", async () => {
  const ana = await newTenant();
  const { folderId, to } = await standing(ana);
  expect((await ana.call("PATCH", "/api/whatsapp", { body: { on: false } })).status).toBe(200);
  expect(await tell(ana, folderId, "Presentamos la demanda.")).toMatchObject([
    { whatsapped: false, whatsapp: expect.stringContaining(`wa.me/${to}`) },
  ]);
  expect(await sentTo(to)).toEqual([]);
});

it("sends the template that was approved, follows it until it is read, and counts its cost once", async () => {
  const ana = await newTenant();
  const { folderId, to } = await standing(ana);
  const text = "Presentamos la demanda.\n\nAhora\tesperamos.";
  expect(await tell(ana, folderId, text)).toMatchObject([{ whatsapped: true, whatsapp: null }]);
  const [message] = await sentTo(to);
  expect(message).toMatchObject({ type: "template", status: "delivered" });
  expect(message?.text).toMatch(/^[^|]+ \| Presentamos la demanda\. Ahora esperamos\.$/);
  expect((await useOf(ana)).messages).toEqual([
    expect.objectContaining({ name: "Rosa Pérez", state: "delivered", billable: true, why: null }),
  ]);
  await ask(`/messages/${message?.id}/read`, {});
  // Meta repeats what it is not sure of, in whatever order.
  for (const one of meta.posted.toReversed())
    await call("POST", WHATSAPP.hook, { raw: one.body, headers: one.headers });
  await carried(ana);
  expect(await sentTo(to)).toHaveLength(1);
  expect(await useOf(ana)).toMatchObject({
    ...{ available: true, on: true, month: { sent: 1, billable: 1, usd: 0.026 } },
    messages: [{ state: "read" }],
  });
});

it("takes an answer into the talk of the case once, and then writes in its own words for a day", async () => {
  const ana = await newTenant();
  const { folderId, contactId, to } = await standing(ana);
  await tell(ana, folderId, "Presentamos la demanda.");
  await ask("/inbound", { from: to, text: "¿Y ahora?" });
  const last = meta.posted.at(-1);
  await call("POST", WHATSAPP.hook, { raw: last?.body ?? "", headers: last?.headers ?? {} });
  expect(await talkOf(ana, folderId)).toEqual([
    expect.objectContaining({ text: "¿Y ahora?", client: { contactId, name: "Rosa Pérez" } }),
  ]);
  await tell(ana, folderId, "Ahora esperamos.");
  expect((await sentTo(to))[0]).toMatchObject({ type: "text", status: "delivered" });
  const { month } = await useOf(ana);
  expect([month.sent, month.billable]).toEqual([2, 1]);
  await tell(ana, folderId, "Hay sentencia.", 25 * 3_600_000);
  expect((await sentTo(to))[0]).toMatchObject({ type: "template" });
});

it("gives an answer that could be meant for another practice to nobody, unless it quotes", async () => {
  const [ana, luis] = [await newTenant(), await newTenant()];
  const hers = await standing(ana, "11 4444-0001");
  const his = await standing(luis, "11 4444-0001");
  await tell(ana, hers.folderId, "De Ana.");
  await tell(luis, his.folderId, "De Luis.");
  await ask("/inbound", { from: hers.to, text: "Secreto" });
  expect(await talkOf(ana, hers.folderId)).toEqual([]);
  expect(await talkOf(luis, his.folderId)).toEqual([]);
  const first = (await sentTo(hers.to)).find(({ text }) => text.endsWith("De Ana."));
  await ask("/inbound", { from: hers.to, text: "Para Ana", quotes: first?.id });
  expect(await talkOf(ana, hers.folderId)).toEqual([expect.objectContaining({ text: "Para Ana" })]);
  expect(await talkOf(luis, his.folderId)).toEqual([]);
});

it("stops for a client who answers BAJA, and tells nobody", async () => {
  const ana = await newTenant();
  const { folderId, to } = await standing(ana);
  await tell(ana, folderId, "Una.");
  await ask("/inbound", { from: to, text: "Baja" });
  expect(await tell(ana, folderId, "Otra.")).toMatchObject([{ whatsapped: false }]);
  expect(await sentTo(to)).toHaveLength(1);
  expect(await talkOf(ana, folderId)).toEqual([]);
});

it("tries again what passes, once, and says why what is refused did not arrive", async () => {
  const ana = await newTenant();
  const { folderId, to } = await standing(ana);
  await ask("/faults", { status: 429, code: 130429, times: 1 });
  await tell(ana, folderId, "Una.");
  expect(await sentTo(to)).toEqual([]);
  await at(now() + 61_000, () => carried(ana));
  await meta.settle();
  expect(await sentTo(to)).toHaveLength(1);
  await ask("/faults", { status: 400, code: 131026, times: 1 });
  await tell(ana, folderId, "Otra.");
  expect((await useOf(ana)).messages[0]).toMatchObject({
    ...{ state: "failed", why: "ese número no tiene WhatsApp", billable: null },
  });
});

it("hears only what Meta signed, and shows them that the address is ours", async () => {
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [] });
  const mac = createHmac("sha256", WHATSAPP.appSecret).update(body).digest("hex");
  const post = (raw: string, signature: string) =>
    call("POST", WHATSAPP.hook, { raw, headers: { "x-hub-signature-256": signature } });
  expect((await post(body, `sha256=${mac}`)).status).toBe(200);
  for (const [raw, signature] of [
    [`${body} `, `sha256=${mac}`],
    [body, mac],
    [body, ""],
  ] as const) {
    expect((await post(raw, signature)).body.error).toBe("webhook.unsigned");
  }
  const asked = (token: string) =>
    call(
      "GET",
      `${WHATSAPP.hook}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
    );
  const ours = await asked(WHATSAPP.verify);
  expect([ours.status, ours.body]).toEqual([200, { text: "1158201444" }]);
  expect((await asked("x".repeat(40))).status).toBe(403);
});
