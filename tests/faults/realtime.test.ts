import { Sessions } from "@foja/core/accounts/sessions";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get, type Item, put, query } from "@foja/core/kernel/dynamo";
import { Alerts } from "@foja/core/telling/alerts";
import { Realtime } from "@foja/core/telling/realtime";
import { type Heard, openSocket, type Socket } from "@foja/harness/socket";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDesks, writeToSocket } from "../practice/sockets";

let foja: Runtime;
/** The guard's ten seconds, in ms; less where a test waits for their end. */
let patience = 10_000;
const sockets: Socket[] = [];

beforeAll(async () => {
  const delay = () => patience;
  foja = await createRuntime({ sockets: { delay } });
});
afterEach(async () => {
  patience = 10_000;
  for (const socket of sockets.splice(0)) socket.close();
  await expect.poll(foja.openSockets).toBe(0);
});
afterAll(() => foja.stop());

async function socket(origin?: string): Promise<Socket> {
  const opened = await openSocket(foja.url, origin);
  sockets.push(opened);
  return opened;
}

/** A socket that is let in, after all that was written of its practice was announced. */
async function signedIn(tenant: Tenant): Promise<Socket> {
  await foja.settle();
  const opened = await socket();
  await opened.authenticate(tenant.userId, tenant.token);
  return opened;
}

const draft = (key: string, primaryText = "Vence hoy"): Alerts.AlertDraft => ({
  ...{ key, at: "2026-03-10T11:00:00.000Z", primaryText, primaryVariant: "warning" },
  ...{ secondaryText: null, avatarIcon: "TaskSquare", sourceType: "task", sourceId: "tas_1" },
  ...{ folderId: null, expirationDate: null },
});

/** Whether a frame announces a change of contacts: their counters have a topic of their own. */
const isOfContacts = ({ type, payload }: Heard) =>
  type === "message" && (payload as { topic: string }).topic === "contacts";

const typesOf = ({ heard }: Socket) => heard.map(({ type }) => type);

/** The connections' items of a practice. */
const rowsOf = async (tenant: Tenant) => {
  const sk = { startingWith: "CONNECTION#" };
  return (await query({ pk: `OWNER#${tenant.userId}`, sk })).items;
};

const create = (tenant: Tenant) =>
  tenant.call("POST", "/api/contacts/create", { body: { name: "Luis Vera" } });

describe("a socket that says whose it is", () => {
  it("is let in, and gets at once all that waits, even if it is nothing", async () => {
    const ana = await newTenant();
    const opened = await socket();
    opened.send("authenticate", { userId: ana.userId, token: ana.token });
    expect(await opened.next("authenticated")).toMatchObject({ payload: { userId: ana.userId } });
    expect((await opened.next("pending_alerts")).payload).toEqual([]);
    expect(await rowsOf(ana)).toHaveLength(1);
    opened.close();
    await opened.closed;
    await expect.poll(() => rowsOf(ana)).toEqual([]);
  });

  it("gets alerts until it says that it has them, in frames that are small enough", async () => {
    const ana = await newTenant();
    const keys = Array.from({ length: 150 }, (_, n) => `k${n}`);
    await Promise.all(keys.map((key) => Alerts.raise(ana.userId, draft(key, "ñ".repeat(300)))));
    await foja.settle();
    const first = await signedIn(ana);
    const pending = () => first.heard.filter(({ type }) => type === "pending_alerts");
    const pendingIds = () =>
      pending().flatMap(({ payload }) => (payload as { _id: string }[]).map(({ _id }) => _id));
    await expect.poll(() => pendingIds().length).toBe(150);
    expect(pending().length).toBeGreaterThan(3);
    const ids = pendingIds();
    first.send("message", { type: "alerts_ack", ids: ids.slice(0, 149) });
    await expect.poll(async () => (await Alerts.pending(ana.userId)).length).toBe(1);
    const again = await (await socket()).authenticate(ana.userId, ana.token);
    expect(again.payload).toMatchObject([{ _id: ids[149] }]);
  });

  it("answers a ping, and passes over what it does not understand", async () => {
    const opened = await signedIn(await newTenant());
    opened.sendText("{");
    opened.send("message", { type: "otra cosa" });
    opened.send("message", { type: "ping" });
    expect((await opened.next("message")).payload).toEqual({ type: "pong" });
    expect(typesOf(opened)).toEqual(["authenticated", "pending_alerts", "message"]);
  });

  it("stays its own practice's, whoever else it says it is later", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const opened = await signedIn(ana);
    opened.send("authenticate", { userId: eva.userId, token: eva.token });
    await opened.next("authentication_error");
    await opened.closed;
    expect([...(await rowsOf(ana)), ...(await rowsOf(eva))]).toEqual([]);
  });
});

/** A token like Foja's own, except for what the test changes. */
async function forged(tenant: Tenant, secret: string, audience = "foja-api", life = "10m") {
  const sid = (tenant.cookie.split(".")[1] ?? "").split(".")[0];
  return new SignJWT({ sid, role: "USER_ROLE" })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(tenant.userId)
    .setIssuer("foja")
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(Buffer.from(secret));
}

async function expired(tenant: Tenant): Promise<string> {
  const person = { _id: tenant.userId, role: "USER_ROLE" as const };
  const opening = await at(now() - 16 * 60_000, () => Sessions.open(person, "login"));
  await commit(opening.write);
  return opening.token;
}

async function ended(tenant: Tenant): Promise<string> {
  await tenant.call("POST", "/api/auth/logout");
  return tenant.token;
}

type MakePayload = (eva: Tenant, ana: Tenant) => unknown;

const AUTHENTICATE = "authenticate";
const refusals: [string, string, MakePayload][] = [
  ["another's user id", AUTHENTICATE, ({ token }, ana) => ({ userId: ana.userId, token })],
  ["no token", AUTHENTICATE, (_, ana) => ({ userId: ana.userId })],
  ["an empty token", AUTHENTICATE, (_, ana) => ({ userId: ana.userId, token: "" })],
  ["no payload", AUTHENTICATE, () => undefined],
  [
    "a token signed by someone else",
    AUTHENTICATE,
    async (_, ana) => ({ userId: ana.userId, token: await forged(ana, "x".repeat(40)) }),
  ],
  [
    "a token for something else",
    AUTHENTICATE,
    async (_, ana) => ({
      userId: ana.userId,
      token: await forged(ana, process.env.JWT_SECRET ?? "", "otra"),
    }),
  ],
  [
    "an expired token",
    AUTHENTICATE,
    async (eva) => ({ userId: eva.userId, token: await expired(eva) }),
  ],
  [
    "the token of a session that ended",
    AUTHENTICATE,
    async (eva) => ({ userId: eva.userId, token: await ended(eva) }),
  ],
  ["an acknowledgement first", "message", () => ({ type: "alerts_ack", ids: ["alr_x"] })],
  ["a ping first", "message", () => ({ type: "ping" })],
  ["a frame that does not exist", "subscribe", () => ({ topic: "folders" })],
];

describe("a socket that may not come in", () => {
  it.each(refusals)(
    "with %s is refused, gets nothing else, and is closed",
    async (_, type, given) => {
      const [eva, ana] = [await newTenant(), await newTenant()];
      await Alerts.raise(ana.userId, draft("secret"));
      const opened = await socket();
      opened.send(type, await given(eva, ana));
      const { payload } = await opened.next("authentication_error");
      await create(ana);
      await foja.settle();
      expect(payload).toEqual({ message: "No pudimos verificar tu sesión." });
      expect(await opened.closed).toBe(1001);
      expect(typesOf(opened)).toEqual(["authentication_error"]);
      expect([...(await rowsOf(ana)), ...(await rowsOf(eva))]).toEqual([]);
      expect(await Alerts.pending(ana.userId)).toHaveLength(1);
    },
  );

  it("is closed when it says nothing, and hears nothing until then", async () => {
    const ana = await newTenant();
    patience = 300;
    const opened = await socket();
    await create(ana);
    await foja.settle();
    expect(await opened.closed).toBe(1001);
    expect(opened.heard).toEqual([]);
  });

  it("is closed when it sends more than any page does", async () => {
    const opened = await signedIn(await newTenant());
    for (let frames = 0; frames < 200; frames += 1) opened.send("message", { type: "ping" });
    expect(await opened.closed).toBe(1001);
    expect(typesOf(opened).filter((type) => type === "message").length).toBeLessThan(60);
  });

  it("is closed when its person has opened twenty since", async () => {
    const ana = await newTenant();
    const first = await signedIn(ana);
    const others: Socket[] = [];
    for (let n = 0; n < 20; n += 1) others.push(await signedIn(ana));
    expect(await first.closed).toBe(1001);
    expect(await rowsOf(ana)).toHaveLength(20);
    others[0]?.send("message", { type: "ping" });
    await others[0]?.next("message");
  });

  it("is closed a minute after its token expired, unless it brings a newer one", async () => {
    const ana = await newTenant();
    const opened = await signedIn(ana);
    const id = (await rowsOf(ana))[0]?.sk.slice("CONNECTION#".length) ?? "";
    const inMinutes = (minutes: number) =>
      at(now() + minutes * 60_000, () => Realtime.lookAgain(id));
    expect(await inMinutes(15)).toBe("known");
    const newer = await forged(ana, process.env.JWT_SECRET ?? "", "foja-api", "25m");
    opened.send("authenticate", { userId: ana.userId, token: newer });
    const until = async () =>
      Reflect.get((await get({ pk: `CONNECTION#${id}`, sk: "CONNECTION" })) ?? {}, "until");
    await expect.poll(until).toBeGreaterThan(now() + 20 * 60_000);
    expect(await inMinutes(17)).toBe("known");
    expect(typesOf(opened)).toEqual(["authenticated", "pending_alerts"]);
    expect(await inMinutes(27)).toBe("sent");
    expect(await opened.closed).toBe(1001);
    expect(await rowsOf(ana)).toEqual([]);
  });

  it("stays when it has said it in time", async () => {
    const ana = await newTenant();
    const opened = await signedIn(ana);
    const [row] = await rowsOf(ana);
    expect(await Realtime.lookAgain(row?.sk.slice("CONNECTION#".length) ?? "")).toBe("known");
    opened.send("message", { type: "ping" });
    await opened.next("message");
  });

  it.each(["https://otro.sitio", "null", "http://localhost.evil.com"])(
    "does not open from a page of %s",
    async (origin) => {
      await expect(openSocket(foja.url, origin)).rejects.toThrow("403");
    },
  );

  it("does not open anywhere else", async () => {
    await expect(openSocket(`${foja.url}/api`)).rejects.toThrow("404");
  });
});

describe("a change", () => {
  it("is announced to every open screen of its practice, and to no other's", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const open = [await signedIn(ana), await signedIn(ana)];
    const stranger = await signedIn(eva);
    const { contact } = (await create(ana)).body as { contact: { _id: string } };
    await Alerts.raise(ana.userId, draft("k"));
    await foja.settle();
    for (const { heard } of open) {
      const received = heard.slice(2).map(({ type, payload }) => ({ type, payload }));
      expect(received).toContainEqual({
        type: "message",
        payload: { topic: "contacts", ids: [contact._id] },
      });
      expect(received).toContainEqual({
        type: "new_alert",
        payload: expect.objectContaining({ primaryText: "Vence hoy", userId: ana.userId }),
      });
      // Data of a case, a person or a date is sent by the API only.
      expect(JSON.stringify(received)).not.toContain("Vera");
    }
    expect(typesOf(stranger)).toEqual(["authenticated", "pending_alerts"]);
  });

  it("is announced to each of many screens, once, in whatever practice it is", async () => {
    const desks = await openDesks(foja.url, 10, 4);
    sockets.push(...desks.flatMap((desk) => desk.sockets));
    // All have received one before the next is written: two at once may be announced in one frame.
    expect(await writeToSocket(foja.url, desks, 10, 4)).toHaveLength(40);
    expect(await writeToSocket(foja.url, desks, 10, 4)).toHaveLength(40);
    await foja.settle();
    for (const { sockets: own, tenant } of desks) {
      for (const one of own) {
        expect(one.heard.filter(isOfContacts)).toHaveLength(2);
        expect(JSON.stringify(one.heard)).toContain(tenant.userId);
      }
    }
  });

  it("is announced to open sockets when a row is left of a closed one, which is removed", async () => {
    const ana = await newTenant();
    const living = await signedIn(ana);
    const [row] = await rowsOf(ana);
    const id = `${row?.sk.slice("CONNECTION#".length, -2)}X=`;
    const dead = { ...row, sk: `CONNECTION#${id}`, _id: id };
    await commit(put(dead as Item));
    expect(await rowsOf(ana)).toHaveLength(2);
    await create(ana);
    await foja.settle();
    expect(await rowsOf(ana)).toHaveLength(1);
    expect(typesOf(living)).toContain("message");
    expect(await Realtime.lookAgain(id)).toBe("gone");
  });
});

describe("a screen that could not be reached", () => {
  it("is closed, so that it comes back and asks for what waits", async () => {
    const ana = await newTenant();
    const opened = await signedIn(ana);
    const primaryText = "x".repeat(200_000);
    await Alerts.raise(ana.userId, draft("k"));
    await foja.settle();
    const { failed } = await Realtime.announce(ana.userId, [
      // More than the gateway accepts: the post fails at every try.
      { item: { type: "alert", userId: ana.userId, primaryText } as never },
    ]);
    expect(failed).toBe(1);
    expect(await opened.closed).toBe(1001);
    const again = await (await socket()).authenticate(ana.userId, ana.token);
    expect(again.payload).toHaveLength(1);
  });
});

describe("a session that ends", () => {
  const enterAgain = async (tenant: Tenant) => {
    const person = { _id: tenant.userId, role: "USER_ROLE" as const };
    const opening = await tenant.as(() => Sessions.open(person, "login"));
    await commit(opening.write);
    const opened = await socket();
    await opened.authenticate(tenant.userId, opening.token);
    return opened;
  };

  it.each([
    ["by leaving", (ana: Tenant) => ana.call("POST", "/api/auth/logout"), [true, false]],
    ["with the others", (ana: Tenant) => ana.as(Sessions.endOthers), [false, true]],
    ["with all of them", (ana: Tenant) => ana.as(() => Sessions.endAll(ana.userId)), [true, true]],
  ])("%s closes its sockets and no other's", async (_, end, [own, other]) => {
    const ana = await newTenant();
    const [here, there] = [await signedIn(ana), await enterAgain(ana)];
    await end(ana);
    await foja.settle();
    if (own) expect(await here.closed).toBe(1001);
    if (other) expect(await there.closed).toBe(1001);
    await expect.poll(foja.openSockets).toBe([own, other].filter((ends) => !ends).length);
  });
});
