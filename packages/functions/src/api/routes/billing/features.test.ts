import { Google } from "@foja/core/agenda/google";
import { GoogleSync } from "@foja/core/agenda/google-sync";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { Feature } from "@foja/core/billing/plans/plan.schema";
import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { Preferences } from "@foja/core/telling/preferences";
import { call } from "@foja/harness/api";
import { atClock, newBookingPractice } from "@foja/harness/booking";
import { startCalendar } from "@foja/harness/calendar";
import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { onTerms } from "@foja/harness/plan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as syncCourts } from "../../../jobs/court-sync";
import { handler as sendDigests } from "../../../jobs/digest-send";

let google: Awaited<ReturnType<typeof startCalendar>>;
let court: Awaited<ReturnType<typeof startCourt>>;

beforeAll(async () => {
  // The jobs handle all practices: this table has no others.
  await ownTable();
  [google, court] = await Promise.all([startCalendar(), startCourt()]);
});
afterAll(() => Promise.all([google.stop(), court.stop()]));

const without = (...features: Feature[]) => ({
  features: PLANS.free.features.filter((one) => !features.includes(one)),
});

const aCase = async (tenant: Tenant, folderName = "Una causa") => {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
};

describe("a feature that the plan does not have", () => {
  const PLAZO = { jurisdiccion: "PJN", notificacion: "2026-03-02", cantidad: 5 };
  const saved = { type: "plazo", variables: PLAZO, groupId: "g1" };
  const booking = { active: true, slug: "estudio-sin-plan" };
  const digest = { digest: { enabled: true } };
  const number = { system: "pjn", number: "CIV 1/2024", confirmed: true };
  const cases: [Feature, string, string, object | undefined][] = [
    ["calendarSync", "POST", "/api/google-calendar/link", undefined],
    ["calendarSync", "POST", "/api/google-calendar/link/complete", { code: "c", state: "s" }],
    ["booking", "PUT", "/api/booking-config", booking],
    ["courtLinks", "PUT", "/api/folders/link-causa/{id}", number],
    ["courtLinks", "POST", "/api/folders/link-causa/preview", { ...number, confirmed: undefined }],
    ["digest", "PUT", "/api/notifications/preferences", digest],
    ["scenarios", "POST", "/api/calculators", saved],
  ];

  it.each(cases)("%s is refused by %s %s, with the plans that have it", async (...one) => {
    const [feature, method, path, body] = one;
    const ana = await newTenant();
    const address = path.replace("{id}", await aCase(ana));
    await onTerms(ana, without(feature));
    const answer = await ana.call(method, address, { body });
    expect([answer.status, answer.body.error]).toEqual([403, "plan.feature_missing"]);
    expect(answer.body).toMatchObject({
      upgradeRequired: true,
      featureInfo: { feature, plan: "free", availableIn: ["free", "standard", "premium"] },
    });
    await onTerms(ana);
    const allowed = await ana.call(method, address, { body });
    expect(allowed.body.error).not.toBe("plan.feature_missing");
  });

  it("is not asked for by what only stays as it was", async () => {
    const ana = await newTenant();
    const { body } = await ana.call("POST", "/api/calculators", { body: saved });
    const { _id } = body.calculator as { _id: string };
    await onTerms(ana, without("scenarios"));
    const update = (fields: object) =>
      ana.call("PUT", `/api/calculators/${_id}`, { body: { description: "Otra", ...fields } });
    expect((await update({ groupId: "g1" })).status).toBe(200);
    expect((await update({ groupId: null })).status).toBe(200);
    expect((await update({ groupId: "g2" })).status).toBe(403);
  });
});

describe("a practice that loses", () => {
  it("its booking page has it closed, and keeps what was booked", async () => {
    const { tenant, base, book, hold } = await newBookingPractice();
    const { reservation, token } = await book(atClock("10:00"));
    await onTerms(tenant, without("booking"));
    const slots = `${base}/slots?type=consulta&from=2031-01-01&to=2031-01-02`;
    for (const path of [base, slots]) expect((await call("GET", path)).status).toBe(404);
    expect((await hold(atClock("11:00"))).status).toBe(404);
    expect((await call("GET", `/api/public/manage-booking/${token}`)).status).toBe(200);
    expect((await tenant.call("GET", `/api/reservations/${reservation._id}`)).status).toBe(200);
    const save = (body: object) => tenant.call("PUT", "/api/booking-config", { body });
    expect((await save({ intro: "Hola" })).status).toBe(403);
    expect((await save({ active: false })).status).toBe(200);
    await onTerms(tenant);
    expect((await save({ active: true })).status).toBe(200);
    expect((await call("GET", base)).status).toBe(200);
  });

  it("its digest gets none, keeps its choice, and has it again with the plan", async () => {
    const ana = await newTenant();
    await ana.as(() => Preferences.update({ digest: { enabled: true } }));
    const morning = () => at("2032-05-12T11:00:00.000Z", () => sendDigests({}));
    const { wanted } = await morning();
    await onTerms(ana, without("digest"));
    expect(await morning()).toMatchObject({ wanted: wanted - 1 });
    const other = { digest: { enabled: true }, tasks: { enabled: false } };
    expect((await ana.as(() => Preferences.update(other))).digest.enabled).toBe(true);
    await onTerms(ana);
    expect(await morning()).toMatchObject({ wanted });
  });

  it("Google Calendar says so, and is synchronised no more until it has it again", async () => {
    const ana = await newTenant();
    expect((await google.link(ana)).status).toBe(200);
    const status = () => ana.as(() => Google.status());
    const sync = () => asSystem("test", () => GoogleSync.sync(ana.userId));
    expect(await sync()).toBe("synced");
    await onTerms(ana, without("calendarSync"));
    expect(await status()).toMatchObject({ connected: true, inPlan: false, nextSync: null });
    expect(await sync()).toBe("left");
    expect((await ana.call("POST", "/api/google-calendar/sync")).status).toBe(403);
    await onTerms(ana);
    expect(await status()).toMatchObject({ inPlan: true });
    expect(await sync()).toBe("synced");
  });
});

describe("what costs by the case", () => {
  const publish = (number: string, title: string) =>
    court.publish("pjn", number, { date: "2026-11-20", title, text: "" });

  const linked = async (tenant: Tenant, number: string) => {
    const id = await aCase(tenant, number);
    const body = { system: "pjn", number, confirmed: true, allowDuplicate: true };
    expect((await tenant.call("PUT", `/api/folders/link-causa/${id}`, { body })).status).toBe(200);
    return id;
  };

  /** The published movements that reached a case, without those that the court had before. */
  const titles = async (tenant: Tenant, id: string) => {
    const { body } = await tenant.call("GET", `/api/movements/folder/${id}?limit=100`);
    const { movements } = body.data as { movements: { title: string }[] };
    return movements.flatMap(({ title }) => (/^Foja/.test(title) ? [title] : [])).sort();
  };

  const followed = async (tenant: Tenant, id: string) =>
    (await tenant.call("GET", `/api/folders/${id}/causa`)).body.followed;

  it("is not read for who lost it, and comes when they have it again", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    await publish("CIV 11/2024", "Foja 1");
    const [mine, theirs] = [await linked(ana, "CIV 11/2024"), await linked(eva, "CIV 11/2024")];
    await syncCourts({});
    await onTerms(ana, without("courtLinks"));
    await publish("CIV 11/2024", "Foja 2");
    await syncCourts({});
    expect([await titles(ana, mine), await titles(eva, theirs)]).toEqual([
      ["Foja 1"],
      ["Foja 1", "Foja 2"],
    ]);
    expect([await followed(ana, mine), await followed(eva, theirs)]).toEqual([false, true]);
    await onTerms(ana);
    await syncCourts({});
    expect(await titles(ana, mine)).toEqual(["Foja 1", "Foja 2"]);
  });

  it("asks no court for what no plan follows", async () => {
    const ana = await newTenant();
    await publish("CIV 12/2024", "Foja 1");
    await linked(ana, "CIV 12/2024");
    await syncCourts({});
    await onTerms(ana, without("courtLinks"));
    const before = court.asked.filter((url) => url.includes("12")).length;
    await syncCourts({ full: true });
    expect(court.asked.filter((url) => url.includes("12"))).toHaveLength(before);
  });

  it("goes on for the cases used last, as many as the plan holds", async () => {
    const ana = await newTenant();
    const numbers = ["CIV 21/2024", "CIV 22/2024", "CIV 23/2024"];
    const ids: string[] = [];
    for (const number of numbers) {
      await publish(number, "Foja 1");
      ids.push(await linked(ana, number));
    }
    await syncCourts({});
    const [first = ""] = ids;
    const limits = { ...PLANS.free.limits, folders: 2 };
    await onTerms(ana, { limits });
    // The first is opened and changed: it becomes the last used.
    await ana.call("PUT", `/api/folders/${first}`, { body: { description: "Al día" } });
    for (const number of numbers) await publish(number, "Foja 2");
    await syncCourts({ full: true });
    const reached = await Promise.all(ids.map((id) => titles(ana, id)));
    expect(reached[0]).toEqual(["Foja 1", "Foja 2"]);
    expect(reached.map((one) => one.length).sort()).toEqual([1, 2, 2]);
    await onTerms(ana);
    await syncCourts({ full: true });
    const all = await Promise.all(ids.map((id) => titles(ana, id)));
    expect(all.map((one) => one.length)).toEqual([2, 2, 2]);
  });
});
