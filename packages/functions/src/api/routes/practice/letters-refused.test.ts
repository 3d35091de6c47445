import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { asSystem } from "@foja/core/kernel/actor";
import { type Item, walk } from "@foja/core/kernel/dynamo";
import { People } from "@foja/core/operations/people";
import { Incoming } from "@foja/core/practice/incoming";
import { type Bucket, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { linedPdf } from "@foja/harness/pdf";
import { onTerms } from "@foja/harness/plan";
import { rawLetter, receive, stored } from "@foja/harness/post-in";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler } from "../../../mail/receive";
import { carryErrand } from "../../../streams/errands";

let bucket: Bucket;
let mailbox: Mailbox;
beforeAll(async () => {
  [bucket, mailbox] = await Promise.all([startBucket(), startMailbox()]);
});
afterAll(() => Promise.all([bucket.stop(), mailbox.stop()]));

const addressOf = async (who: Tenant) =>
  String((await who.call("GET", "/api/letters?unplaced=true")).body.mailAddress);
const subjectsOf = async (who: Tenant) =>
  ((await who.call("GET", "/api/letters?limit=100")).body.letters as { subject: string }[]).map(
    ({ subject }) => subject,
  );
const storageOf = async ({ userId }: Tenant) => (await Plans.subscriptionOf(userId)).usage.storage;
/** What who sent a letter was told of it. */
const toldOf = (id: string) => mailbox.inbox.list(`${id}@bounced.localhost`);

async function alertsOf(who: Tenant) {
  const range = { index: "gsi1" as const, pk: `MAILS#${who.userId}`, sk: { startingWith: "mai_" } };
  for await (const { _id } of walk<Item & { _id: string }>(range)) {
    await asSystem("test", () => carryErrand(_id));
  }
  const { body } = await who.call("GET", `/api/alert/useralerts/${who.userId}`);
  return (body.alerts as { primaryText: string }[]).map(({ primaryText }) => primaryText);
}

let last = 0;
const newId = () => {
  last += 1;
  return `refused${last}`;
};

describe("the ceiling of a practice's letters", () => {
  it("takes sixty an hour on the free plan, each once, and tells of the others once a day", async () => {
    const ana = await newTenant();
    const address = await addressOf(ana);
    const raw = await rawLetter();
    const ids = Array.from({ length: 62 }, newId);
    const answers: (Incoming.Refusal | null)[] = [];
    for (const id of ids) answers.push(await Incoming.taken(id, raw, [address]));
    expect(answers.filter((one) => one === null)).toHaveLength(60);
    expect(answers.slice(60)).toEqual(["many", "many"]);
    // Asked for again, the first is still taken: a delivery may come twice.
    expect(await Incoming.taken(ids[0] ?? "", raw, [address])).toBeNull();
    expect(await asSystem("test", () => Incoming.refusalOf(address))).toBe("many");
    expect(await alertsOf(ana)).toEqual([expect.stringMatching(/^Hay correo que no entró el /)]);
    const other = await newTenant();
    expect(await Incoming.taken(newId(), raw, [await addressOf(other)])).toBeNull();
  });

  it("lets no more in where many ask at once", async () => {
    const ana = await newTenant();
    const address = await addressOf(ana);
    const raw = await rawLetter();
    for (let nth = 0; nth < 56; nth += 1) await Incoming.taken(newId(), raw, [address]);
    const asked = Array.from({ length: 12 }, () => Incoming.taken(newId(), raw, [address]));
    const answers = await Promise.all(asked);
    expect(answers.filter((one) => one === null)).toHaveLength(4);
  });

  it("bounces what SES took beyond it, and files all that was taken before", async () => {
    const ana = await newTenant();
    const address = await addressOf(ana);
    const raw = await rawLetter({ subject: "Tomado" });
    const event = stored(bucket, raw, { id: newId(), recipients: [address] });
    expect(
      await Incoming.taken(event.Records[0]?.ses.mail.messageId ?? "", raw, [address]),
    ).toBeNull();
    for (let nth = 1; nth < 60; nth += 1) await Incoming.taken(newId(), raw, [address]);
    const id = newId();
    const beyond = stored(bucket, await rawLetter({ subject: "De más" }), {
      ...{ id, recipients: [address], proved: true },
    });
    await handler(beyond);
    // AWS calls it again.
    await handler(beyond);
    await handler(event);
    expect(await subjectsOf(ana)).toEqual(["Tomado"]);
    const [told, ...more] = toldOf(id);
    expect(more).toEqual([]);
    expect(told?.text).toContain("Conviene volver a mandarlo en unas horas.");
    expect(told?.text).toContain(`${address}: smtp; 452 4.2.1`);
    // It is kept for as long as the bucket keeps what nobody took.
    expect(bucket.objects.list().map(({ key }) => key)).toContain(`mail-in/${id}`);
  });
});

describe("the room for letters", () => {
  const limits = (storage: number) => ({ limits: { ...PLANS.free.limits, storage } });

  it("is taken by the original and its files, and given back with each", async () => {
    const ana = await newTenant();
    const content = Buffer.from(await linedPdf("recibo", 1));
    const attachments = [{ filename: "recibo.pdf", type: "application/pdf", content }];
    const raw = await rawLetter({ subject: "Con recibo", attachments });
    await receive(bucket, raw, { id: newId(), recipients: [await addressOf(ana)] });
    expect(await storageOf(ana)).toBe(raw.length + content.length);
    // The objects themselves say the same.
    const { before, after } = await ana.as(() => People.recountStorage(ana.userId));
    expect([before, after]).toEqual([raw.length + content.length, raw.length + content.length]);
    const { letters } = (await ana.call("GET", "/api/letters?unplaced=true")).body;
    const [letter] = letters as { _id: string; files: { documentId: string }[] }[];
    await ana.call("DELETE", `/api/letters/${letter?._id}`);
    expect(await storageOf(ana)).toBe(content.length);
    expect((await ana.as(() => People.recountStorage(ana.userId))).after).toBe(content.length);
    await ana.call("DELETE", `/api/documents/${letter?.files[0]?.documentId}`);
    expect(await storageOf(ana)).toBe(0);
    expect((await ana.call("POST", `/api/letters/${letter?._id}/restore`)).status).toBe(200);
    expect(await storageOf(ana)).toBe(raw.length);
    await onTerms(ana, limits(raw.length + content.length - 1));
    const { status } = await ana.call(
      "POST",
      `/api/documents/${letter?.files[0]?.documentId}/restore`,
    );
    expect(status).toBe(403);
  });

  it("refuses a letter that does not fit, with a sentence to who wrote and one alert", async () => {
    const ana = await newTenant();
    const raw = await rawLetter({ subject: "No entra" });
    await onTerms(ana, limits(raw.length - 1));
    const id = newId();
    const address = await addressOf(ana);
    await receive(bucket, raw, { id, recipients: [address], proved: true });
    expect(await subjectsOf(ana)).toEqual([]);
    expect(await storageOf(ana)).toBe(0);
    expect(toldOf(id)[0]?.text).toContain("El estudio no tiene lugar para guardar este correo.");
    expect(await alertsOf(ana)).toEqual([expect.stringMatching(/^Hay correo que no entró el /)]);
    await onTerms(ana, limits(raw.length));
    await receive(bucket, raw, { id: newId(), recipients: [address] });
    expect(await subjectsOf(ana)).toEqual(["No entra"]);
  });
});

describe("a letter to an address that nobody has", () => {
  const nobody = "01arz3ndektsv4rrffq69g5fav@in.foja.localhost";

  it.each([
    ["whose form is ours", nobody],
    ["of any other form", "info@in.foja.localhost"],
  ])("bounces to who proved to have sent it: one %s", async (_, address) => {
    const id = newId();
    await receive(bucket, await rawLetter(), { id, recipients: [address], proved: true });
    expect(toldOf(id)[0]?.text).toContain(`${address}: smtp; 550 5.1.1 No existe esa casilla.`);
  });

  it.each([
    ["a sender that nothing proves", {}],
    ["a forged sender", { forged: true }],
    ["spam", { proved: true, spam: true }],
    ["a bounce, which has no sender", { proved: true, from: "" }],
  ])("is dropped without a word: of %s", async (_, given) => {
    const id = newId();
    await receive(bucket, await rawLetter(), { id, recipients: [nobody], ...given });
    expect(toldOf(id)).toEqual([]);
    expect(bucket.objects.list().map(({ key }) => key)).toContain(`mail-in/${id}`);
  });

  it("is dropped without a word where a program wrote it, and where one sender had five", async () => {
    const program = newId();
    const headers = { "Auto-Submitted": "auto-replied" };
    const given = { recipients: [nobody], proved: true };
    await receive(bucket, await rawLetter({ headers }), { id: program, ...given });
    expect(toldOf(program)).toEqual([]);
    const from = `lazo-${newId()}@x.example`;
    const ids = Array.from({ length: 6 }, newId);
    for (const id of ids) await receive(bucket, await rawLetter(), { id, from, ...given });
    expect(ids.map((id) => toldOf(id).length)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it("reaches those of its recipients that there are", async () => {
    const ana = await newTenant();
    const id = newId();
    const recipients = [await addressOf(ana), nobody];
    await receive(bucket, await rawLetter({ subject: "A dos" }), { id, recipients, proved: true });
    expect(await subjectsOf(ana)).toEqual(["A dos"]);
    expect(toldOf(id)[0]?.text).toContain(nobody);
    expect(toldOf(id)[0]?.text).not.toContain(recipients[0]);
  });
});
