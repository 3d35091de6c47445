import { Practices } from "@foja/core/accounts/practices";
import { at } from "@foja/core/kernel/clock";
import type { Item } from "@foja/core/kernel/dynamo";
import { commit, get, put } from "@foja/core/kernel/dynamo";
import { derivedId } from "@foja/core/kernel/id";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { Tasks } from "@foja/core/practice/tasks";
import { Alerts } from "@foja/core/telling/alerts";
import { Preferences } from "@foja/core/telling/preferences";
import { Reminders } from "@foja/core/telling/reminders";
import { call } from "@foja/harness/api";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { letIn } from "@foja/harness/members";
import { CANARY, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as deliver } from "../streams/deliver";
import { handler } from "./digest-send";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

const DAY = "2032-05-12";
const MORNING = `${DAY}T11:00:00.000Z`;

async function wanting(enabled = true): Promise<Tenant> {
  const tenant = await newTenant();
  await tenant.as(() => Preferences.update({ digest: { enabled } }));
  return tenant;
}

const aTask = (tenant: Tenant, name: string, dueDate: string, folderId?: string) =>
  aTaskIn(tenant, tenant, name, dueDate, folderId);

const aTaskIn = (
  practice: Tenant,
  tenant: Tenant,
  name: string,
  dueDate: string,
  folderId?: string,
) =>
  at("2032-05-01T12:00:00.000Z", async () => {
    const { _id } = await tenant.as(() => Tasks.create({ name, dueDate, folderId }));
    await Reminders.refresh(practice.userId, "task", _id);
    return _id;
  });

/** Sends the requested mail, as the stream does, more than once. */
async function post(tenant: Tenant, practice = tenant): Promise<void> {
  const people = [...new Set([practice.userId, tenant.userId])];
  const id = derivedId("mail", Date.parse(DAY), ["digest", ...people, DAY].join("\n"));
  const item = await get<Item>({ pk: `MAIL#${id}`, sk: "MAIL" });
  if (!item) return;
  const image = { type: { S: "mail" }, _id: { S: id }, pk: { S: item.pk }, sk: { S: item.sk } };
  const dynamodb = { SequenceNumber: "1", NewImage: image };
  const record = { eventID: id, eventName: "INSERT" as const, dynamodb };
  for (let time = 0; time < 3; time += 1) await deliver({ Records: [record] });
}

const YESTERDAY = "2032-05-11T15:00:00.000Z";

const raise = (tenant: Tenant, key: string, folderId: string | null = null, said = "traslado") =>
  at(YESTERDAY, () =>
    Alerts.raise(tenant.userId, {
      ...{ key, at: YESTERDAY, primaryText: `Se ordenó el ${said}`, primaryVariant: "info" },
      ...{ avatarIcon: "TableDocument", sourceType: "movement", sourceId: null },
      ...{ secondaryText: null, folderId, expirationDate: null },
    }),
  );

const lettersOf = ({ email }: Tenant) => mailbox.inbox.list(email);

describe("the digest", () => {
  it("goes once a day to who wants it, however often it is asked", async () => {
    const ana = await wanting();
    await aTask(ana, "Apelar la sentencia", DAY);
    await aTask(ana, "Lejana", "2032-08-01");
    const done = await aTask(ana, "Hecha", DAY);
    await ana.as(() => Tasks.toggle(done));
    await Promise.all([handler({ now: MORNING }), handler({ now: MORNING })]);
    await handler({ now: MORNING });
    await post(ana);
    const letters = lettersOf(ana);
    expect(letters.map(({ subject }) => subject)).toEqual(["Tu día: 1 para hoy"]);
    const [letter] = letters;
    expect(letter?.text).toContain("- Miércoles 12/05/2032. Vence: Apelar la sentencia");
    expect(letter?.text).not.toMatch(/Lejana|Hecha/);
    expect(letter?.html).toContain("<li");
  });

  it("lists what came yesterday", async () => {
    const ana = await wanting();
    await raise(ana, "movement:x");
    await handler({ now: MORNING });
    await post(ana);
    expect(lettersOf(ana)[0]?.text).toContain("Lo nuevo de ayer\n- Se ordenó el traslado");
  });

  it("lists as much as fits a letter on a day with hundreds, and needs no secret for it", async () => {
    const ana = await wanting();
    await Promise.all(Array.from({ length: 201 }, (_, n) => raise(ana, `movement:${n}`)));
    const kept = process.env.JWT_SECRET;
    delete process.env.JWT_SECRET;
    resetSecrets();
    try {
      await handler({ now: MORNING });
    } finally {
      process.env.JWT_SECRET = kept;
      resetSecrets();
    }
    await post(ana);
    expect(lettersOf(ana)[0]?.subject).toBe("Tu día: 201 novedades de ayer");
    expect(lettersOf(ana)[0]?.text).toContain("- Y 151 más, en Foja");
  });

  it.each(["before it is asked for", "before it goes"])(
    "says nothing of a case that was reserved %s",
    async (when) => {
      const { ana, eva, folderId } = await newPair();
      await ana.as(() => Preferences.update({ digest: { enabled: true } }));
      await aTask(ana, `Apelar ${CANARY}`, DAY, folderId);
      await aTask(ana, "De todos", DAY);
      await raise(ana, "movement:r", folderId, CANARY);
      if (when === "before it is asked for") await reserve(eva, folderId, []);
      await handler({ now: MORNING });
      if (when === "before it goes") await reserve(eva, folderId, []);
      await post(ana);
      const [letter, ...more] = lettersOf(ana);
      expect(more).toEqual([]);
      expect(letter?.subject).toBe("Tu día: 1 para hoy");
      expect(JSON.stringify(letter)).toContain("De todos");
      expect(JSON.stringify(letter)).not.toContain(CANARY);
    },
  );

  it("of a practice of others says what its person answers for there, as they chose there", async () => {
    const ana = await newTenant({ plan: "premium" });
    const own = await wanting();
    const eva = await letIn(ana, own, "abogado");
    await aTask(own, "De su estudio", DAY);
    await aTaskIn(ana, ana, "De Ana", DAY);
    await aTaskIn(ana, eva, "De Eva", DAY);
    await handler({ now: MORNING });
    await post(own);
    await post(own, ana);
    expect(lettersOf(own).map(({ text }) => /De Eva|De Ana/.test(text))).toEqual([false]);

    await eva.as(() => Preferences.update({ digest: { enabled: true } }));
    await handler({ now: MORNING });
    await post(own, ana);
    const [there] = lettersOf(own).filter(({ text }) => text.includes("De Eva"));
    expect(there?.text).toContain("lo que viene en Estudio de Ana Pérez");
    expect(there?.text).not.toMatch(/De Ana|De su estudio/);
    expect(lettersOf(ana)).toEqual([]);
  });

  it("does not go to who left the practice since it was asked for, nor is it asked again", async () => {
    const ana = await newTenant({ plan: "premium" });
    const own = await newTenant();
    const eva = await letIn(ana, own, "abogado");
    await eva.as(() => Preferences.update({ digest: { enabled: true } }));
    await aTaskIn(ana, eva, "De Eva", DAY);
    await handler({ now: MORNING });
    await ana.as(() => Practices.dismiss(eva.userId));
    await post(own, ana);
    expect(lettersOf(own)).toEqual([]);
    expect(await Preferences.of(ana.userId, eva.userId)).toMatchObject({ version: 0 });
  });

  it("does not go where all that there was is kept from its person since", async () => {
    const { ana, eva, folderId } = await newPair();
    await ana.as(() => Preferences.update({ digest: { enabled: true } }));
    await aTask(ana, `Apelar ${CANARY}`, DAY, folderId);
    await handler({ now: MORNING });
    await reserve(eva, folderId, []);
    await post(ana);
    expect(lettersOf(ana)).toEqual([]);
  });

  it("goes to the others though one person's cannot be written", async () => {
    const [broken, ana] = [await wanting(), await wanting()];
    await aTask(ana, "Apelar", DAY);
    const _id = derivedId("alert", Date.parse(YESTERDAY), "rota");
    const where = { pk: `OWNER#${broken.userId}`, sk: `ALERT#${_id}` };
    const alert = { expirationDate: null, createdAt: "ayer", deleted: false };
    await commit(put({ ...where, type: "alert", version: 1, userId: broken.userId, ...alert }));
    await expect(handler({ now: MORNING })).rejects.toThrow("1 of");
    await post(ana);
    expect(lettersOf(ana)).toHaveLength(1);
    await broken.as(() => Preferences.update({ digest: { enabled: false } }));
  });

  it("does not go without anything to say, nor to who does not want it", async () => {
    const [quiet, no] = [await wanting(), await wanting(false)];
    await aTask(no, "Apelar", DAY);
    await handler({ now: MORNING });
    await post(quiet);
    await post(no);
    expect([...lettersOf(quiet), ...lettersOf(no)]).toEqual([]);
  });
});

describe("its way out", () => {
  const enabled = async (tenant: Tenant) => (await Preferences.of(tenant.userId)).digest.enabled;

  it("is one POST by a mail program, without a session, and never a GET", async () => {
    const ana = await wanting();
    await aTask(ana, "Apelar", DAY);
    await handler({ now: MORNING });
    await post(ana);
    const { headers = {}, text } = lettersOf(ana)[0] ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const { pathname, search } = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
    expect(text).toContain(`/unsubscribe${search}`);
    const path = `${pathname}${search}`;
    expect((await call("GET", path)).status).toBe(404);
    expect(await enabled(ana)).toBe(true);
    const raw = "List-Unsubscribe=One-Click";
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (let time = 0; time < 2; time += 1) {
      expect((await call("POST", path, { raw, headers: form })).status).toBe(200);
    }
    expect(await enabled(ana)).toBe(false);
  });

  it("opens to nobody else's token", async () => {
    const ana = await wanting();
    for (const token of [
      `${ana.userId}.x`,
      ana.userId,
      "x.y",
      "",
      `${ana.userId}.${"A".repeat(43)}`,
    ]) {
      const path = `/api/notifications/unsubscribe?token=${token}`;
      expect((await call("POST", path)).status).toBe(400);
    }
    expect(await enabled(ana)).toBe(true);
  });
});
