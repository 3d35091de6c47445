import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { operations } from "@foja/harness/contract";
import { drawn } from "@foja/harness/draw";
import { newTenant } from "@foja/harness/tenant";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";

// Every existing route, with everything that every route must refuse.
/** Half of the routes; sixteen runs take each of them eight times. */
const routes = drawn(await operations(), 1 / 2);
const guarded = routes.filter(({ operation }) => operation["x-principal"] !== "public");
const withBody = routes.filter(({ operation }) => operation.requestBody);
const named = (list: typeof routes) =>
  list.map((one) => [`${one.method} ${one.path}`, one] as const);

const ONE_CLICK = "/api/notifications/unsubscribe";
/** Its body is read as bytes, and authenticated by a signature. */
const STRIPE_HOOK = "/api/webhooks/stripe";
const CAMPAIGN_HOOK = "/api/marketing/unsubscribe/{token}";
/** Posted by mail programs, like the one of campaigns. */
const NOTICES_HOOK = "/api/public/client-notices/off/{token}";
const WHATSAPP_HOOK = "/api/webhooks/whatsapp";
const SIGNED = [STRIPE_HOOK, WHATSAPP_HOOK];
const UNREAD = [ONE_CLICK, NOTICES_HOOK, ...SIGNED];
const isUnread = (path: string, method: string) =>
  UNREAD.includes(path) || (path === CAMPAIGN_HOOK && method === "POST");

/** The route's path with an unknown identifier for every parameter. */
const filled = (path: string, id = "fol_00000000000000000000000000") =>
  path.replace(/\{userId\}/g, "usr_00000000000000000000000000").replace(/\{[^}]+\}/g, id);

const tenant = await newTenant();
const admin = await newTenant({ role: "ADMIN_ROLE" });
/** An actor who may make a call, to test refusals that come after that check. */
const callerOf = ({ operation }: (typeof routes)[number]) =>
  operation["x-principal"] === "admin" ? admin : tenant;

const forged = async (claims: object, secret = "another-secret-of-forty-characters-or-so") =>
  new SignJWT({ sid: "ses_x", role: "ADMIN_ROLE", ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(tenant.userId)
    .setIssuer("foja")
    .setAudience("foja-api")
    .setIssuedAt()
    .setExpirationTime("15m")
    .sign(Buffer.from(secret));

/** The addresses that contain a secret, such as that of an appointment. */
const SECRET = [
  "/api/public/manage-booking/",
  "/api/public/invoice/",
  "/api/members/invitations/{token}/offer",
  "/api/members/invitations/{token}/join",
  "/api/marketing/unsubscribe/",
  "/api/public/client",
];
const STRICT = "strict-origin-when-cross-origin";

describe.each(named(guarded))("%s", (_, { method, path }) => {
  const ask = (headers: Record<string, string>) => call(method, filled(path), { headers });
  const bearer = (token: string) => ask({ authorization: `Bearer ${token}` });

  it("refuses who is not signed in", async () => {
    const answers = [await ask({}), await ask({ authorization: "Basic YTpi" }), await bearer("")];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([401, "auth.missing"]);
      expect(body.needRefresh).toBeUndefined();
    }
  });

  it("refuses an expired session, and says that it can be refreshed", async () => {
    const old = await at(now() - 16 * 60_000, () => Sessions.open(tenant_(), "login"));
    const { status, body } = await bearer(old.token);
    expect([status, body.error, body.needRefresh]).toEqual([401, "auth.expired_token", true]);
  });

  it("refuses a forged, altered, unsigned or foreign token", async () => {
    const [head, claims] = tenant.token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url");
    const tokens = [
      await forged({}),
      `${none}.${claims}.`,
      `${head}.${claims}.${"A".repeat(43)}`,
      `${tenant.token}x`,
      "a.b.c",
      "x".repeat(5000),
    ];
    for (const token of tokens) {
      const { status, body } = await bearer(token);
      expect([status, body.error]).toEqual([401, "auth.invalid_token"]);
    }
  });

  it("refuses a session that has ended", async () => {
    const gone = await newTenant();
    await gone.as(() => Sessions.endCurrent());
    const { status, body } = await call(method, filled(path), {
      headers: { authorization: `Bearer ${gone.token}` },
    });
    expect([status, body.error]).toEqual([401, "auth.session_ended"]);
  });
});

const tenant_ = () => ({ _id: tenant.userId, role: "USER_ROLE" as const });

describe.each(named(guarded.filter(({ operation }) => operation["x-principal"] === "admin")))(
  "%s",
  (_, { method, path }) => {
    it("is for administrators only", async () => {
      const { status, body } = await tenant.call(method, filled(path));
      expect([status, body.error]).toEqual([403, "auth.admin_required"]);
    });
  },
);

describe.each(named(routes.filter(({ method }) => method !== "GET")))(
  "%s",
  (_, { method, path }) => {
    const write = (headers: Record<string, string>, raw?: string) =>
      tenant.call(method, filled(path), { headers, raw });

    it("refuses a body that is not JSON by its type", async () => {
      // E-mail programs post a form there: only the address is read.
      if (isUnread(path, method) && !SIGNED.includes(path)) return;
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
      ]) {
        const { status, body } = await write({ "content-type": type }, "{}");
        expect([status, body.error]).toEqual([415, "request.unsupported_media"]);
      }
    });

    it("refuses a write that comes from another site", async () => {
      const answers = [
        await write({ origin: "https://foja.ar.evil.example" }),
        await write({ origin: "null" }),
        await write({ "sec-fetch-site": "cross-site" }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.error]).toEqual([403, "request.foreign_origin"]);
      }
    });

    it("refuses a body that is too large", async () => {
      const { status, body } = await write({}, JSON.stringify({ x: "y".repeat(1024 * 1024) }));
      expect([status, body.error]).toEqual([413, "request.too_large"]);
    });
  },
);

describe.each(named(withBody))("%s", (_, one) => {
  const { method, path } = one;
  const tenant = callerOf(one);

  it("refuses what is not JSON, is no object, or has a key it does not know", async () => {
    for (const raw of ["{", "", "\u0000", "{'a':1}"]) {
      const { status } = await tenant.call(method, filled(path), { raw });
      expect([400, 422]).toContain(status);
    }
    for (const body of [[], null, 7, "texto", { clave_desconocida: 1 }]) {
      const { status } = await tenant.call(method, filled(path), { body });
      expect(status, JSON.stringify(body)).toBe(422);
    }
  });
});

describe.each(named(routes))("%s", (_, one) => {
  const { method, path, operation } = one;
  const ask = (query: string, given: object = {}) =>
    callerOf(one).call(method, `${filled(path)}${query}`, given);

  it("refuses what it does not know in its address, and a body it does not take", async () => {
    const known = operation.requestBody && { body: {} };
    const { status, body } = await ask("?un_dato_desconocido=1", known);
    expect([status, body.error]).toEqual([422, "request.invalid"]);
    // The body posted there is an e-mail program's form, which is not read.
    if (operation.requestBody || method === "GET" || isUnread(path, method)) return;
    const sent = await ask("", { body: { un_dato_desconocido: 1 } });
    expect([sent.status, sent.body.error]).toEqual([422, "request.invalid"]);
  });

  it("carries the headers of an answer that is data, whatever it is", async () => {
    const { headers } = await ask("?un_dato_desconocido=1");
    const wanted = {
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": SECRET.some((one) => path.startsWith(one)) ? "no-referrer" : STRICT,
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    };
    const sent = Object.keys(wanted).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(wanted);
  });

  it("never repeats the keys that it does not know", async () => {
    if (method === "GET" || isUnread(path, method)) return;
    const keys = Array.from({ length: 500 }, (_, n) => [`<b>eco${n}`, 1]);
    const { status, body } = await ask("", { body: Object.fromEntries(keys) });
    expect(status).toBe(422);
    expect(JSON.stringify(body).length).toBeLessThan(2000);
    expect(JSON.stringify(body)).not.toContain("<b>");
  });

  it("refuses an address that is no text, naming the part", async () => {
    const { status, body } = await ask("?q=%ff", operation.requestBody && { body: {} });
    expect([status, body.message]).toEqual([
      422,
      "El dato «q» no es un texto válido: tiene un carácter incompleto.",
    ]);
  });
});

/** Queries of the calls that require some, for the same reason as `WELL_FORMED`. */
const ASKED: Record<string, string> = {
  "/api/reservations/{id}/slots": "?from=2026-12-01&to=2026-12-02",
};

/** Bodies of the calls that require a field: without it they are refused before the look-up. */
const WELL_FORMED: Record<string, object> = {
  "/api/folders/{id}/impulse": { entryId: "mov_1", impels: true },
  "/api/folders/link-causa/{id}": { number: "CNT 1/2020" },
  "/api/folders/imports/{id}/rows": { from: 0, rows: [{ folderName: "Una" }] },
  "/api/folders/imports/{id}/links": { heap: "same" },
  "/api/folders/{id}/account/entries": { kind: "fee", amount: 1, date: "2026-03-02" },
  "/api/folders/{id}/account/quota-litis": { calculatorId: "x", percent: 20, date: "2026-03-02" },
  "/api/folders/{id}/account/plans": {
    amount: 10,
    count: 2,
    firstDue: "2026-12-10",
    every: "month",
  },
  "/api/support-contacts/{id}": { status: "closed" },
  "/api/auth/passkeys/{id}": { name: "Notebook" },
  "/api/client-documents/{id}": { shared: true },
  "/api/notices/{id}": { status: "dismissed" },
  "/api/webhook-endpoints/{id}/replay": { deliveryId: "x" },
  "/api/chat/conversations/{id}": { name: "Laboral" },
  "/api/chat/{id}/messages/{number}": { text: "Otra cosa" },
  "/api/members/{id}": { role: "lectura" },
  "/api/marketing/templates/{id}": { name: "A", subject: "B", html: "<p>C</p>" },
  "/api/invoice/{id}/payments": { amount: 1, date: "2026-11-20", method: "efectivo" },
  "/api/contacts/{id}/link-folders": { folderIds: ["x"] },
  "/api/novedades/{id}": { state: "seen" },
  "/api/history/{id}/undo": { version: 2 },
  "/api/reservations/{id}/reschedule": { start: "2026-12-01T13:00:00.000Z" },
  "/api/events/{id}/google-conflict": { keep: "google" },
  "/api/subscriptions/user/{id}": { planId: "standard" },
  "/api/marketing/campaigns/{id}/schedule": { at: "2031-03-02T12:00:00.000Z" },
  "/api/escritos/{id}/status": { status: "revision" },
  "/api/letters/{id}/reply": { text: "Recibido." },
  "/api/documents/{id}/versions": { name: "a.pdf", size: 1, type: "application/pdf" },
  "/api/tasks/{id}/attachments": { name: "a.pdf", size: 1, type: "application/pdf" },
};

describe.each(named(guarded.filter(({ path }) => path.includes("{id}"))))("%s", (_, one) => {
  it("answers 404 for what is nobody's or is no identifier", async () => {
    const body = one.operation.requestBody && (WELL_FORMED[one.path] ?? {});
    for (const id of ["fol_00000000000000000000000000", "x", "..%2f..", "%00", "__proto__"]) {
      const address = `${filled(one.path, id)}${ASKED[one.path] ?? ""}`;
      const { status } = await callerOf(one).call(one.method, address, { body });
      expect(status, id).toBe(404);
    }
  });
});

it("has nobody signed in who was deactivated", async () => {
  const gone = await newTenant();
  await gone.call("POST", "/api/deactivate-account");
  expect((await gone.call("GET", "/api/auth/me")).status).toBe(401);
  const user = await Users.find(gone.userId);
  expect(user?.status).toBe("inactive");
});
