import { Practices } from "@foja/core/accounts/practices";
import { Users } from "@foja/core/accounts/users";
import { Plans } from "@foja/core/billing/plans";
import { now, setClock } from "@foja/core/kernel/clock";
import { query } from "@foja/core/kernel/dynamo";
import { Folders } from "@foja/core/practice/folders";
import { Alerts } from "@foja/core/telling/alerts";
import { call } from "@foja/harness/api";
import { withPasskey } from "@foja/harness/factors";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { actingIn, invited, letIn } from "@foja/harness/members";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, signedInAgain, type Tenant } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { handler as send } from "../../../jobs/letters-sweep";

const DAY_MS = 24 * 3600_000;
let mailbox: Mailbox;

// Its sweeps cover the whole table.
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
});
afterEach(() => setClock());
afterAll(() => mailbox.stop());

const titular = () => newTenant({ plan: "premium" });
const openCase = (of: Tenant, folderName: string) =>
  of.call("POST", "/api/folders", { body: { folderName } });

const offerAt = (token: string) => `/api/members/invitations/${token}/offer`;
const acceptAt = (token: string) => `/api/members/invitations/${token}/accept`;
const enter = (who: Tenant, practiceId: string) =>
  who.call("POST", "/api/auth/practice", { body: { practiceId } });

async function casesOf(who: Tenant): Promise<string[]> {
  const { status, body } = await who.call("GET", `/api/folders/user/${who.userId}`);
  if (status !== 200) throw new Error(`${status} ${body.error}`);
  return (body.folders as { folderName: string }[]).map(({ folderName }) => folderName);
}

describe("an invitation", () => {
  it("goes by mail, says what it offers, and lets its person in, once", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    await openCase(ana, "Gómez c/ Pérez");
    const asked = { email: eva.email.toUpperCase(), role: "abogado" };
    const sent = await ana.call("POST", "/api/members", { body: asked });
    expect(sent).toMatchObject({ status: 201, body: { invitation: { email: eva.email } } });
    await send({ now: new Date(now() + 2 * 60_000).toISOString() });
    const letter = mailbox.inbox.list(eva.email)[0];
    expect(letter?.subject).toBe("Ana Pérez te invita a trabajar en Estudio de Ana Pérez");
    const [, token = ""] = /\/invitation\/([\w-]+)/.exec(letter?.text ?? "") ?? [];
    const read = await call("GET", offerAt(token));
    const practiceName = "Estudio de Ana Pérez";
    const offered = { practiceName, by: "Ana Pérez", role: "abogado", email: eva.email };
    expect(read).toMatchObject({
      status: 200,
      body: { invitation: { ...offered, hasAccount: true } },
    });

    const stranger = await newTenant();
    const other = await stranger.call("POST", acceptAt(token));
    expect([other.status, other.body.error]).toEqual([403, "invitation.other_account"]);
    const { status, body } = await eva.call("POST", acceptAt(token));
    expect(status).toBe(200);
    const practice = { _id: ana.userId, role: "abogado" };
    expect(body).toMatchObject({ practice, practiceId: ana.userId, customer: null });
    const inside = actingIn(ana, eva, String(body.token), "abogado");
    expect(await casesOf(inside)).toEqual(["Gómez c/ Pérez"]);
    // In paths the practice's identifier equals one's own; for accounts, it is another person's.
    const byPractice = await inside.call("GET", `/api/folders/user/${ana.userId}`);
    expect(byPractice.body.folders).toMatchObject([{ folderName: "Gómez c/ Pérez" }]);
    expect((await inside.call("GET", `/api/users/${ana.userId}`)).status).toBe(403);
    expect((await eva.call("GET", `/api/folders/user/${ana.userId}`)).status).toBe(403);
    expect(await casesOf(eva)).toEqual([]);
    const twice = await eva.call("POST", acceptAt(token));
    expect(twice.body.error).toBe("invitation.not_found");

    const { members } = (await inside.call("GET", "/api/members")).body;
    expect(members).toMatchObject([
      { _id: ana.userId, role: "titular", founder: true },
      { _id: eva.userId, role: "abogado", founder: false },
    ]);
    await send({ now: new Date(now() + 2 * 60_000).toISOString() });
    expect(mailbox.inbox.list(ana.email)[0]?.subject).toContain("ya es parte de tu estudio");
  });

  it("opens the account of its address without a code, once", async () => {
    const [ana, email] = [await titular(), `nueva-${now()}@ejemplo.com.ar`];
    await openCase(ana, "Gómez c/ Pérez");
    await ana.as(() => Practices.rename("Estudio Quiroga"));
    const token = await invited(ana, email, "abogado");
    const { invitation } = (await call("GET", offerAt(token))).body;
    const offered = { practiceName: "Estudio Quiroga", by: "Ana Pérez", hasAccount: false, email };
    expect(invitation).toMatchObject(offered);
    const words = { firstName: "Eva", lastName: "Ríos", password: "una frase larga 77" };
    const join = (to: string, body: object = words) =>
      call("POST", `/api/members/invitations/${to}/join`, { body });

    const other = await join(token, { ...words, email: "otra@ejemplo.com.ar" });
    expect(other.status).toBe(422);
    expect((await join(token, { ...words, password: "corta" })).status).toBe(422);
    expect((await join(`${token.slice(0, -2)}xx`)).body.error).toBe("invitation.not_found");
    const both = await Promise.all([join(token), join(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([404, 409])]);
    const { body } = both.find(({ status }) => status === 200) ?? {};
    expect(body).toMatchObject({
      user: { email, status: "active" },
      practice: { _id: ana.userId, name: "Estudio Quiroga", role: "abogado" },
    });
    const headers = { authorization: `Bearer ${body?.token}` };
    const listed = await call("GET", `/api/folders/user/${ana.userId}`, { headers });
    expect(listed.body.folders).toMatchObject([{ folderName: "Gómez c/ Pérez" }]);
    const { practices } = (await call("GET", "/api/practices", { headers })).body;
    expect(practices).toMatchObject([
      { role: "titular", current: false },
      { _id: ana.userId, role: "abogado", current: true },
    ]);
    const login = { email, password: words.password };
    const entered = await call("POST", "/api/auth/login", { body: login });
    expect(entered.body).toMatchObject({ practice: { _id: ana.userId } });
    expect((await join(token)).body.error).toBe("invitation.not_found");
  });

  it("opens no account for an address that has one", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    const token = await invited(ana, eva.email, "lectura");
    const body = { firstName: "Eva", lastName: "Ríos", password: "una frase larga 77" };
    const refused = await call("POST", `/api/members/invitations/${token}/join`, { body });
    expect([refused.status, refused.body.error]).toEqual([409, "user.exists"]);
    expect((await eva.call("POST", acceptAt(token))).status).toBe(200);
  });

  it("opens nothing once it is taken back, older than seven days, or bent", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    const read = async (token: string) => (await call("GET", offerAt(token))).status;
    const first = await invited(ana, eva.email, "lectura");
    const second = await invited(ana, eva.email, "lectura");
    expect([await read(first), await read(second)]).toEqual([404, 200]);
    const [, id] = second.split("-");
    expect(await read(`${second.slice(0, -2)}xx`)).toBe(404);
    expect(await read("x")).toBe(404);
    const { invitations } = (await ana.call("GET", "/api/members/invitations")).body;
    expect(invitations).toMatchObject([{ _id: id, email: eva.email }]);
    const at = now();
    setClock(() => at + 8 * DAY_MS);
    expect(await read(second)).toBe(404);
    setClock();
    expect((await ana.call("DELETE", `/api/members/invitations/${id}`)).status).toBe(200);
    expect(await read(second)).toBe(404);
  });

  it("is of a plan with room, for who is not there yet, by who shows their second factor", async () => {
    const [free, ana, eva] = [await newTenant(), await titular(), await newTenant()];
    const invite = (by: Tenant, email: string) =>
      by.call("POST", "/api/members", { body: { email, role: "lectura" } });
    expect((await invite(free, eva.email)).body.error).toBe("plan.feature_missing");
    expect((await invite(ana, ana.email)).body.error).toBe("member.exists");
    await letIn(ana, eva, "asistente");
    expect((await invite(ana, eva.email)).body.error).toBe("member.exists");
    await withPasskey(ana);
    const at = now() + 11 * 60_000;
    setClock(() => at);
    expect((await invite(ana, "otra@ejemplo.com.ar")).body.error).toBe("auth.second_factor_needed");
  });

  it("fills the plan exactly, of a hundred accepted at once", async () => {
    const ana = await titular();
    await Plans.lift(ana.userId, "standard", { members: 4 });
    const people = await Promise.all(Array.from({ length: 100 }, () => newTenant()));
    const tokens: string[] = [];
    // A new practice writes to fifty people a day.
    const begun = now();
    for (const [n, { email }] of people.entries()) {
      setClock(() => begun + Math.floor(n / 50) * DAY_MS);
      tokens.push(await invited(ana, email, "lectura"));
    }
    setClock();
    const answers = await Promise.all(
      people.map((person, n) => person.call("POST", acceptAt(tokens[n] ?? ""))),
    );
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error);
    expect(refusals).toEqual(Array(97).fill("plan.limit_reached"));
    const { body } = await ana.call("GET", "/api/members");
    expect(body.members).toHaveLength(4);
    expect((await ana.call("GET", "/api/auth/me")).body.subscription).toMatchObject({
      usage: { members: 4 },
      limits: { members: 4 },
    });
  });
});

describe("somebody of two practices", () => {
  it("acts in one at a time, and signs in where they last were", async () => {
    const [ana, eva] = [await titular(), await newTenant({ withPassword: true })];
    await openCase(ana, "De Ana");
    await openCase(eva, "De Eva");
    const inside = await letIn(ana, eva, "abogado");
    expect(await casesOf(inside)).toEqual(["De Ana"]);
    const { practices } = (await inside.call("GET", "/api/practices")).body;
    expect(practices).toMatchObject([
      { _id: eva.userId, role: "titular", current: false },
      { _id: ana.userId, role: "abogado", current: true },
    ]);
    const body = { email: eva.email, password: "Foja-de-prueba-1" };
    const entered = await call("POST", "/api/auth/login", { body });
    expect(entered.body).toMatchObject({ practice: { _id: ana.userId, role: "abogado" } });
    const back = await enter(inside, eva.userId);
    expect(back.body).toMatchObject({ practice: { _id: eva.userId, role: "titular" } });
    const own = actingIn(eva, eva, String(back.body.token), "titular");
    expect(await casesOf(own)).toEqual(["De Eva"]);
    const nowhere = await enter(own, (await newTenant()).userId);
    expect(nowhere.body.error).toBe("practice.not_found");
  });

  it("keeps to the practice of its session when the token is renewed", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    await openCase(ana, "De Ana");
    await letIn(ana, eva, "lectura");
    const renewed = await call("POST", "/api/auth/refresh-token", {
      headers: { cookie: eva.cookie },
    });
    const inside = actingIn(ana, eva, String(renewed.body.token), "lectura");
    expect(await casesOf(inside)).toEqual(["De Ana"]);
  });

  it("leaves, and goes on in their own", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    const inside = await letIn(ana, eva, "lectura");
    expect((await eva.call("DELETE", `/api/practices/${eva.userId}`)).status).toBe(409);
    const left = await inside.call("DELETE", `/api/practices/${ana.userId}`);
    expect(left.body).toMatchObject({ practice: { _id: eva.userId, role: "titular" } });
    expect((await inside.call("GET", "/api/members")).status).toBe(401);
    const own = actingIn(eva, eva, String(left.body.token), "titular");
    expect((await own.call("GET", "/api/practices")).body.practices).toHaveLength(1);
    expect((await ana.call("GET", "/api/auth/me")).body.subscription).toMatchObject({
      usage: { members: 1 },
    });
  });
});

describe("somebody who is removed", () => {
  it("reads and writes nothing any more, not even what was under way, nor renews", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    const inside = await letIn(ana, eva, "abogado");
    expect((await openCase(inside, "Antes")).status).toBe(201);
    const underWay = inside.as(async () => {
      await ana.call("DELETE", `/api/members/${eva.userId}`);
      return Folders.create({ folderName: "Después" });
    });
    await expect(underWay).rejects.toMatchObject({ code: "auth.session_ended" });
    expect(await casesOf(ana)).toEqual(["Antes"]);
    expect((await inside.call("GET", "/api/members")).status).toBe(401);
    const renewed = await call("POST", "/api/auth/refresh-token", {
      headers: { cookie: eva.cookie },
    });
    expect(renewed.status).toBe(401);
    expect((await ana.call("DELETE", `/api/members/${eva.userId}`)).body.error).toBe(
      "member.not_found",
    );
  });

  it("begins the next time in their own, and takes nothing of theirs along", async () => {
    const [ana, eva] = [await titular(), await newTenant({ withPassword: true })];
    await letIn(ana, eva, "lectura");
    const person = async () => (await Users.find(eva.userId))?.practiceId;
    expect(await person()).toBe(ana.userId);
    await ana.call("DELETE", `/api/members/${eva.userId}`);
    expect(await person()).toBeNull();
    expect((await eva.call("GET", "/api/auth/me")).status).toBe(401);
    expect((await ana.call("GET", "/api/auth/me")).body.subscription).toMatchObject({
      usage: { members: 1 },
    });
  });

  it("leaves no address of the agenda open, and no wishes about alerts for when they return", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    const inside = await letIn(ana, eva, "abogado");
    const opened = await inside.call("POST", "/api/calendar/feed");
    const path = new URL((opened.body.feed as { url: string }).url).pathname;
    const wishes = "/api/notifications/preferences";
    const digest = async (who: Tenant) =>
      ((await who.call("GET", wishes)).body.preferences as { digest: unknown }).digest;
    const before = await digest(inside);
    await inside.call("PUT", wishes, { body: { digest: { enabled: true } } });
    expect(await digest(inside)).not.toEqual(before);
    expect((await call("GET", path)).status).toBe(200);
    await ana.call("DELETE", `/api/members/${eva.userId}`);
    expect((await call("GET", path)).status).toBe(404);
    const again = await letIn(ana, await signedInAgain(eva), "abogado");
    expect((await again.call("GET", "/api/calendar/feed")).body.feed).toBeNull();
    expect((await call("GET", path)).status).toBe(404);
    expect(await digest(again)).toEqual(before);
  });

  it("goes from every practice with an erased account, and everybody from theirs", async () => {
    const [ana, eva, leo] = [await titular(), await titular(), await newTenant()];
    await letIn(ana, eva, "abogado");
    await letIn(eva, leo, "lectura");
    for (let time = 0; time < 2; time += 1) await Practices.leaveAll(eva.userId);
    const peopleOf = async ({ userId }: Tenant) =>
      (await Practices.peopleIn(userId)).map(({ _id }) => _id);
    expect(await peopleOf(ana)).toEqual([ana.userId]);
    expect(await peopleOf(eva)).toEqual([eva.userId]);
    expect(await Practices.practicesOf(leo.userId)).toEqual([leo.userId]);
    expect((await Users.find(leo.userId))?.practiceId).toBeNull();
    const { items } = await query(Practices.handoversRange(ana.userId));
    expect(items).toMatchObject([{ personId: eva.userId, successorId: ana.userId }]);
  });

  it("is never who founded it; a role changes at once", async () => {
    const [ana, eva] = [await titular(), await newTenant()];
    const inside = await letIn(ana, eva, "titular");
    const founder = `/api/members/${ana.userId}`;
    expect((await inside.call("DELETE", founder)).body.error).toBe("member.founder");
    const lower = { body: { role: "lectura" } };
    expect((await inside.call("PATCH", founder, lower)).body.error).toBe("member.founder");
    expect((await ana.call("PATCH", `/api/members/${eva.userId}`, lower)).status).toBe(200);
    const refused = await openCase(inside, "No");
    expect([refused.status, refused.body.error]).toEqual([403, "practice.role_missing"]);
    expect((await inside.call("GET", "/api/members/invitations")).status).toBe(403);
  });
});

it("shows no money to who assists: not the accounts, nor the figures, nor their alerts", async () => {
  const [ana, eva] = [await titular(), await newTenant()];
  const inside = await letIn(ana, eva, "asistente");
  const figures = await inside.call("GET", `/api/stats/unified/${eva.userId}`);
  expect(figures.status).toBe(200);
  expect(Object.keys(figures.body.data as object)).not.toContain("financial");
  const { data } = (await ana.call("GET", `/api/stats/unified/${ana.userId}`)).body;
  expect(Object.keys(data as object)).toContain("financial");

  const { _id: folderId } = (await openCase(ana, "Gómez c/ Pérez")).body.folder as { _id: string };
  for (const path of [`/api/folders/${folderId}/account`, "/api/invoice/list"]) {
    const refused = await inside.call("GET", path);
    expect([path, refused.status, refused.body.error]).toEqual([
      path,
      403,
      "practice.role_missing",
    ]);
    expect((await ana.call("GET", path)).status).toBe(200);
  }
});

it("lists alerts about amounts to whose role sees the money, and not to who assists", async () => {
  const [ana, eva] = [await titular(), await newTenant()];
  const inside = await letIn(ana, eva, "asistente");
  for (const sourceType of ["task", "invoice", "installment"] as const) {
    await Alerts.raise(ana.userId, {
      ...{ key: sourceType, at: "2026-03-10T11:00:00.000Z", forId: eva.userId, sourceType },
      ...{ primaryText: `De ${sourceType}`, primaryVariant: "warning", secondaryText: null },
      ...{ avatarIcon: "TaskSquare", sourceId: null, folderId: null, expirationDate: null },
    });
  }
  const listed = async () => {
    const { body } = await inside.call("GET", `/api/alert/useralerts/${eva.userId}`);
    return (body.alerts as { sourceType: string }[]).map((one) => one.sourceType).sort();
  };
  expect(await listed()).toEqual(["task"]);
  await ana.call("PATCH", `/api/members/${eva.userId}`, { body: { role: "abogado" } });
  expect(await listed()).toEqual(["installment", "invoice", "task"]);
});
