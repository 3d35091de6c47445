import type { Answer } from "@foja/harness/api";
import type { Request, Route } from "./requests";
import type { Vendors } from "./vendors";
import { newWorld, type World } from "./world";

const ASKS_PASSWORD = ["/api/auth/login", "/api/reactivate-account", "/api/auth/change-password"];
/** Addresses that no generated request reaches, and the tests that reach them. */
export const ELSEWHERE: Record<string, string> = {
  "POST /api/webhooks/stripe": "its body is signed: billing/stripe.test.ts",
  "GET /api/webhooks/whatsapp": "off in these tests: sharing/whatsapp.test.ts",
  "POST /api/webhooks/whatsapp": "its body is signed: sharing/whatsapp.test.ts",
  "POST /api/auth/email/undo": "its token is in a letter: own-email.test.ts",
  "GET /api/members/invitations/{token}/offer": "its token is in a letter: practices.test.ts",
  "POST /api/members/invitations/{token}/accept": "its token is in a letter: practices.test.ts",
  "POST /api/members/invitations/{token}/join": "its token is in a letter: practices.test.ts",
  "GET /api/public/client/{token}": "its device has a proof: sharing.test.ts",
  "POST /api/public/client/{token}/files": "its device has a proof: sharing.test.ts",
  "POST /api/public/client/{token}/messages": "its device has a proof: sharing.test.ts",
  "GET /api/public/client/{token}/documents/{id}": "its device has a proof: sharing.test.ts",
  "POST /api/public/client-notices/off/{token}": "its token is in a letter: sharing.test.ts",
  "DELETE /api/admin/court-acts/{jurisdiccion}/{id}":
    "its act is of one jurisdiction: law/court-acts.test.ts",
  "POST /api/escritos/{id}/versions/{number}/restore":
    "its version is of an earlier save: practice/escritos.test.ts",
  "PATCH /api/notice-settings/{kind}": "its kind is in its path: sharing.test.ts",
  "PUT /api/folders/{id}/impulse": "its act is of its case: practice/losing.test.ts",
  "POST /api/notifications/unsubscribe": "its token is in a letter: digest-send.test.ts",
};

export const addressOf = ({ method, path }: Route) => `${method} ${path}`;

/** What a route is asked in: its caller, with records of their own. */
export async function worldOf(
  { path, operation }: Route,
  google: Vendors["google"],
): Promise<World> {
  const isAdmin = operation["x-principal"] === "admin";
  const world = await newWorld(path, {
    role: isAdmin ? "ADMIN_ROLE" : "USER_ROLE",
    withPassword: ASKS_PASSWORD.includes(path),
    status: path === "/api/reactivate-account" ? "inactive" : "active",
  });
  if (path === "/api/auth/refresh-token") world.own.cookie = [world.tenant.cookie];
  if (path === "/api/auth/google") {
    world.own.proof = [await google.token({ sub: world.tenant.userId, email: "eva@gmail.com" })];
  }
  return world;
}

/** Sends a generated request. */
export async function send(
  { tenant }: World,
  { method, path }: Route,
  given: Request,
): Promise<Answer> {
  const pieces = [...given.pieces];
  const filled = path.replace(/\{\w+\}/g, () => pieces.shift() ?? "x");
  const asked = Object.entries(given.query).flatMap(([name, value = ""]) => [[name, value]]);
  const search = new URLSearchParams(asked).toString();
  const hasBody = method !== "GET" && (given.body !== undefined || given.raw !== undefined);
  return tenant.call(method, search === "" ? filled : `${filled}?${search}`, {
    // Each from its own address, to avoid the rate limit.
    address: undefined,
    headers: given.headers,
    ...(hasBody && { body: given.body, raw: given.raw }),
  });
}
