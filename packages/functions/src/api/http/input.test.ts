import { call } from "@foja/harness/api";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";

let ana: Tenant;
let admin: Tenant;

beforeAll(async () => {
  [ana, admin] = await Promise.all([newTenant(), newTenant({ role: "ADMIN_ROLE" })]);
});

const brokenText = (name: string) =>
  `El dato «${name}» no es un texto válido: tiene un carácter incompleto.`;

describe("a parameter that is given twice", () => {
  it.each(["/api/search?q=uno&q=dos", "/api/contacts/user/ME?limit=1&limit=2"])(
    "is refused, naming it, instead of one of both being chosen: %s",
    async (path) => {
      const { status, body } = await ana.call("GET", path.replace("ME", ana.userId));
      const [, name] = /\?(\w+)=/.exec(path) ?? [];
      expect([status, body.error]).toEqual([422, "request.invalid"]);
      expect(body.details).toMatchObject([{ path: name }]);
    },
  );
});

describe("a text that is not well-formed Unicode", () => {
  const event = { start: "2026-03-02T12:00:00Z", end: "2026-03-02T13:00:00Z" };
  it.each([
    ["POST", "/api/events", { ...event, title: "\ud800" }, "title"],
    ["POST", "/api/events", { ...event, title: "Cita 😀\udc00" }, "title"],
    ["PUT", "/api/auth/update-profile", { firstName: "\ud800" }, "firstName"],
    ["POST", "/api/auth/login", { email: "\ud800@b.co", password: "x" }, "email"],
    ["POST", "/api/auth/reset-request", { email: "\ud800@b.co" }, "email"],
    ["POST", "/api/tasks", { name: "x", tags: ["bien", "\udfff"] }, "tags.1"],
    [
      "POST",
      "/api/calculators",
      { type: "labor", variables: { modo: "\ud800" } },
      "variables.modo",
    ],
    ["POST", "/api/contacts/import", { rows: [{ name: "a" }, { name: "\ud800" }] }, "rows.1.name"],
  ])("is refused by %s %s %j", async (method, path, body, name) => {
    const answer = await ana.call(method, path, { body });
    const details = [{ path: name, message: brokenText(name) }];
    expect([answer.status, answer.body.details]).toEqual([422, details]);
  });

  it("is refused in a name, which is not repeated", async () => {
    const { status, body } = await ana.call("POST", "/api/tasks", { raw: '{"\\ud800<b>":1}' });
    const message = "El dato no es un texto válido: tiene un carácter incompleto.";
    expect([status, body.message]).toEqual([422, message]);
  });

  it("is refused before anything is done with the others of its list", async () => {
    const made = await Promise.all(
      ["Uno", "Dos"].map((name) => ana.call("POST", "/api/contacts/create", { body: { name } })),
    );
    const [one, two] = made.map(({ body }) => (body.contact as { _id: string })._id);
    const contacts = [
      { _id: one, name: "Otro" },
      { _id: two, name: "\ud800" },
    ];
    const answer = await ana.call("PUT", "/api/contacts/batch-update", { body: { contacts } });
    expect([answer.status, answer.body.message]).toEqual([422, brokenText("contacts.1.name")]);
    const { body } = await ana.call("GET", `/api/contacts/${one}`);
    expect(body.contact).toMatchObject({ name: "Uno" });
  });

  it.each([
    ["GET", "/api/search?q=%ff", "q"],
    ["GET", "/api/search?%ff=a", ""],
    ["GET", "/api/folders/%ed%a0%80", "id"],
    ["DELETE", "/api/tasks/x/attachments/%c3", "attachmentId"],
  ])("is refused in an address: %s %s", async (method, path, name) => {
    const answer = await ana.call(method, path);
    const message = brokenText(name).replace(" «»", "");
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  });

  it("is known from one that is whole, and asked of nobody who is not signed in", async () => {
    const whole = await ana.call("POST", "/api/tasks", { body: { name: "Cita 😀 ñandú" } });
    expect(whole.status).toBe(201);
    expect((await call("POST", "/api/tasks", { body: { name: "\ud800" } })).status).toBe(401);
  });
});

describe("what is too long or too deep", () => {
  it.each([
    `/api/users/${"x".repeat(2500)}`,
    `/api/users/usr_${"0".repeat(2500)}?includeLightData=true`,
    `/api/folders/fol_${"0".repeat(2500)}`,
    `/api/causas/CIV/${"x".repeat(2500)}/movimientos`,
    `/api/calendar/feed/${"x".repeat(2500)}.ics`,
  ])("is nobody's: %.40s…", async (path) => {
    expect((await admin.call("GET", path)).status).toBe(404);
  });

  it("opens no session as a cookie", async () => {
    for (const value of [
      `${"x".repeat(3000)}.b.${"c".repeat(43)}`,
      `${ana.userId}.${"x".repeat(3000)}.${"c".repeat(43)}`,
    ]) {
      const headers = { cookie: `foja_refresh=${value}` };
      const { status, body } = await call("POST", "/api/auth/refresh-token", { headers });
      expect([status, body.error]).toEqual([401, "auth.session_ended"]);
    }
  });

  it("is refused without a fault, and in few words", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40_000 }, (_, i) => [`<script>${i}`.padEnd(20, "x"), 1]),
    );
    for (const raw of [
      JSON.stringify(many),
      `${"[".repeat(300_000)}${"]".repeat(300_000)}`,
      `{"variables":${'{"a":'.repeat(50_000)}1${"}".repeat(50_001)}`,
    ]) {
      const { status, body } = await ana.call("POST", "/api/tasks", { raw });
      expect(status).toBe(422);
      expect(JSON.stringify(body).length).toBeLessThan(1000);
      expect(JSON.stringify(body)).not.toContain("<script>");
    }
  });
});

describe("a route that takes no body", () => {
  const send = (given: object) => ana.call("POST", "/api/alert/markAllAsRead", given);

  it("takes an empty one, and refuses any other", async () => {
    for (const given of [{}, { raw: "" }, { body: {} }]) {
      expect((await send(given)).status).toBe(200);
    }
    for (const body of [[], null, 7, { ids: ["x"] }])
      expect((await send({ body })).status).toBe(422);
    expect((await send({ raw: "{" })).status).toBe(400);
  });
});
