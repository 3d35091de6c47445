import { randomBytes, randomUUID } from "node:crypto";
import { Codes } from "@foja/core/accounts/codes";
import { type Answer, call, someAddress } from "../harness/api";
import { codeFor, newBrowser } from "../harness/browser";
import { newTenant, PASSWORD, type Tenant, type TenantOptions } from "../harness/tenant";

/** One call of the API, with the data that it needs in the table. */
export type Scenario = {
  name: string;
  /** Returns the call, to be made under faults. */
  prepare(): Promise<() => Promise<Answer>>;
};

const NEW_PASSWORD = "Otra-clave-bien-larga-7";
const folder = { folderName: "Pérez c/ Gómez s/ daños" };
const NAMES = { firstName: "Ana", lastName: "Pérez" };
const newEmail = () => `prueba-${randomBytes(6).toString("hex")}@ejemplo.com.ar`;
const post = (path: string, body?: unknown) => () =>
  call("POST", path, { body, address: someAddress() });

/** A call made by a signed-in practice. */
export function signedIn(
  method: string,
  path: string | ((given: Prepared) => string),
  how: { body?: unknown; before?: Before; options?: TenantOptions; headers?: () => Headers } = {},
): Scenario["prepare"] {
  return async () => {
    const tenant = await newTenant(how.options);
    const given = { tenant, id: (await how.before?.(tenant)) ?? "" };
    const address = typeof path === "string" ? path : path(given);
    const headers = how.headers?.();
    const body = typeof how.body === "function" ? how.body(given) : how.body;
    return () => tenant.call(method, address, { body, headers });
  };
}

export type Prepared = { tenant: Tenant; id: string };
export type Before = (tenant: Tenant) => Promise<string>;
type Headers = Record<string, string>;

export const aFolder: Before = async (tenant) => {
  const { body } = await tenant.call("POST", "/api/folders", { body: folder });
  return (body as { folder?: { _id: string } }).folder?._id ?? "";
};

const aDeletedFolder: Before = async (tenant) => {
  const id = await aFolder(tenant);
  await tenant.call("DELETE", `/api/folders/${id}`);
  return id;
};

const aSkill: Before = async (tenant) => {
  const body = { skills: [{ name: "Abogada" }] };
  const answer = await tenant.call("POST", "/api/auth/skills", { body });
  return (answer.body as { skills?: { _id: string }[] }).skills?.[0]?._id ?? "";
};

/** Signs in once more and returns the identifier of that other session. */
const anotherSession: Before = async ({ email, token, call: callAs }) => {
  await call("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  const { body } = await callAs("GET", "/api/sessions", {
    headers: { authorization: `Bearer ${token}` },
  });
  const { sessions = [] } = body as { sessions?: { _id: string; current: boolean }[] };
  return sessions.find((session) => !session.current)?._id ?? "";
};

/** A person who received a code for a new password. */
async function withCode() {
  const { email, userId } = await newTenant({ withPassword: true });
  return { email, code: await Codes.issue(userId, "reset") };
}

/** A registration in a browser, and the call that verifies its account there. */
async function verification() {
  const [email, browser] = [newEmail(), newBrowser()];
  await browser.post("register", { email, password: NEW_PASSWORD, ...NAMES });
  const code = await codeFor(email, browser);
  return () => browser.post("verify-code", { email, code });
}

export const FOLDER_SCENARIOS: Scenario[] = [
  { name: "POST /api/folders", prepare: signedIn("POST", "/api/folders", { body: folder }) },
  {
    name: "POST /api/folders with an Idempotency-Key",
    prepare: signedIn("POST", "/api/folders", {
      body: folder,
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: "PUT /api/folders/{id}",
    prepare: signedIn("PUT", ({ id }) => `/api/folders/${id}`, {
      body: { folderName: "Otra carátula" },
      before: aFolder,
    }),
  },
  {
    name: "DELETE /api/folders/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/folders/${id}`, { before: aFolder }),
  },
  {
    name: "POST /api/folders/{id}/restore",
    prepare: signedIn("POST", ({ id }) => `/api/folders/${id}/restore`, { before: aDeletedFolder }),
  },
  {
    name: "GET /api/folders/{id}",
    prepare: signedIn("GET", ({ id }) => `/api/folders/${id}`, { before: aFolder }),
  },
  {
    name: "GET /api/folders/user/{userId}",
    prepare: signedIn("GET", ({ tenant }) => `/api/folders/user/${tenant.userId}`, {
      before: aFolder,
    }),
  },
];

const entering: Scenario[] = [
  {
    name: "POST /api/auth/register",
    prepare: async () =>
      post("/api/auth/register", { email: newEmail(), password: NEW_PASSWORD, ...NAMES }),
  },
  {
    name: "POST /api/auth/verify-code",
    prepare: verification,
  },
  {
    name: "POST /api/auth/resend-code",
    prepare: async () => post("/api/auth/resend-code", { email: newEmail() }),
  },
  {
    name: "POST /api/auth/login",
    prepare: async () => {
      const { email } = await newTenant({ withPassword: true });
      return post("/api/auth/login", { email, password: PASSWORD });
    },
  },
  {
    name: "POST /api/auth/refresh-token",
    prepare: async () => {
      const { cookie, address } = await newTenant();
      return () => call("POST", "/api/auth/refresh-token", { headers: { cookie }, address });
    },
  },
  {
    name: "POST /api/auth/reset-request",
    prepare: async () => post("/api/auth/reset-request", { email: newEmail() }),
  },
  {
    name: "POST /api/auth/verify-reset-code",
    prepare: async () => post("/api/auth/verify-reset-code", await withCode()),
  },
  {
    name: "POST /api/auth/reset",
    prepare: async () =>
      post("/api/auth/reset", { ...(await withCode()), newPassword: NEW_PASSWORD }),
  },
  {
    name: "POST /api/reactivate-account",
    prepare: async () => {
      const { email } = await newTenant({ withPassword: true, status: "inactive" });
      return post("/api/reactivate-account", { email, password: PASSWORD });
    },
  },
];

const within: Scenario[] = [
  { name: "GET /api/auth/me", prepare: signedIn("GET", "/api/auth/me") },
  { name: "POST /api/auth/logout", prepare: signedIn("POST", "/api/auth/logout") },
  {
    name: "PUT /api/auth/update-profile",
    prepare: signedIn("PUT", "/api/auth/update-profile", { body: { name: "Ana la abogada" } }),
  },
  {
    name: "PUT /api/auth/change-password",
    prepare: signedIn("PUT", "/api/auth/change-password", {
      body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      options: { withPassword: true },
      before: anotherSession,
    }),
  },
  {
    name: "POST /api/auth/skills",
    prepare: signedIn("POST", "/api/auth/skills", { body: { skills: [{ name: "Abogada" }] } }),
  },
  {
    name: "DELETE /api/auth/skills/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/auth/skills/${id}`, { before: aSkill }),
  },
  { name: "POST /api/deactivate-account", prepare: signedIn("POST", "/api/deactivate-account") },
  { name: "GET /api/sessions", prepare: signedIn("GET", "/api/sessions") },
  {
    name: "DELETE /api/sessions",
    prepare: signedIn("DELETE", "/api/sessions", {
      options: { withPassword: true },
      before: anotherSession,
    }),
  },
  {
    name: "DELETE /api/sessions/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/sessions/${id}`, {
      options: { withPassword: true },
      before: anotherSession,
    }),
  },
  {
    name: "PATCH /api/sessions/current",
    prepare: signedIn("PATCH", "/api/sessions/current", { body: { device: "Mi notebook" } }),
  },
];

export const IDENTITY_SCENARIOS: Scenario[] = [...entering, ...within];

const event = {
  title: "Audiencia preliminar",
  start: "2026-03-10T12:30:00.000Z",
  end: "2026-03-10T14:00:00.000Z",
};

const anEvent: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  const body = { ...event, folderId, googleCalendarId: "de-google" };
  const answer = await tenant.call("POST", "/api/events", { body });
  return (answer.body as { event?: { _id: string } }).event?._id ?? "";
};

const aDeletedEvent: Before = async (tenant) => {
  const id = await anEvent(tenant);
  await tenant.call("DELETE", `/api/events/${id}`);
  return id;
};

export const AGENDA_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/events",
    prepare: signedIn("POST", "/api/events", { body: { ...event, googleCalendarId: "de-google" } }),
  },
  {
    name: "POST /api/events/batch with an Idempotency-Key",
    prepare: signedIn("POST", "/api/events/batch", {
      body: { events: [{ ...event, googleCalendarId: "una" }], syncSource: "google" },
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: "PUT /api/events/{id}",
    prepare: signedIn("PUT", ({ id }) => `/api/events/${id}`, {
      body: { title: "Audiencia de vista de causa", folderId: null },
      before: anEvent,
    }),
  },
  {
    name: "DELETE /api/events/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/events/${id}`, { before: anEvent }),
  },
  {
    name: "POST /api/events/{id}/restore",
    prepare: signedIn("POST", ({ id }) => `/api/events/${id}/restore`, { before: aDeletedEvent }),
  },
  {
    name: "GET /api/events/user/{userId}",
    prepare: signedIn(
      "GET",
      ({ tenant }) => `/api/events/user/${tenant.userId}?from=2026-03-10&to=2026-03-10`,
      { before: anEvent },
    ),
  },
  { name: "POST /api/calendar/feed", prepare: signedIn("POST", "/api/calendar/feed") },
  {
    name: "DELETE /api/calendar/feed",
    prepare: signedIn("DELETE", "/api/calendar/feed", {
      before: async (tenant) => {
        await tenant.call("POST", "/api/calendar/feed");
        return "";
      },
    }),
  },
];
