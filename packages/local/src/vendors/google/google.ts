import { join } from "node:path";
import { Hono } from "hono";
import { type CalendarParts, calendarApi } from "./calendar-api";
import { Calendars } from "./calendars";
import { askScopes, decideScopes, tokenEndpoints } from "./code-flow";
import { consentPage, problemOf, refusalPage, returnTo } from "./consent";
import { Faults } from "./faults";
import { Grants } from "./grants";
import { Hooks } from "./hooks";
import { loadKey } from "./keys";
import { otherSide } from "./other-side";
import { GOOGLE_CLIENT_ID, issueToken, type TokenRequest, tokenRequest } from "./token";

export { GOOGLE_CLIENT_ID, type TokenRequest } from "./token";

export type Google = {
  app: Hono;
  /** Calendar v3, below `/calendar/v3`: its client accepts only an origin. */
  calendar: Hono;
  token(request: TokenRequest): Promise<string>;
} & CalendarParts;

const KEY_ID = "foja-local-1";

/**
 * A stand-in for Google: its keys, its consent pages, signed tokens, and calendars that can be
 * edited on Google's side.
 */
export async function createGoogle(dataDir: string, origins: string[]): Promise<Google> {
  const key = await loadKey(join(dataDir, "google-key.pem"), KEY_ID);
  const token = (request: TokenRequest) => issueToken(request, key);
  const parts = openParts(dataDir);
  const app = new Hono();
  app.route("/oauth2", tokenEndpoints({ grants: parts.grants, sign: token }));
  app.route("/", otherSide(parts));
  app.get("/certs", (c) => c.json({ keys: [key.jwk] }));
  app.post("/token", async (c) => {
    const asked = tokenRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success)
      return c.json({ error: "invalid_request", issues: asked.error.issues }, 400);
    return c.json({ token: await token(asked.data) });
  });
  app.get("/o/oauth2/v2/auth", (c) => {
    const query = new URL(c.req.url).searchParams;
    const scopes = askScopes(query, origins);
    if (scopes) return scopes;
    const problem = problemOf(query, GOOGLE_CLIENT_ID, origins);
    return problem ? c.html(refusalPage(problem), 400) : c.html(consentPage(query));
  });
  app.post("/o/oauth2/v2/auth", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const problem = problemOf(form, GOOGLE_CLIENT_ID, origins);
    if (problem) return c.html(refusalPage(problem), 400);
    return c.redirect(decideScopes(form, parts.grants) ?? (await decide(form, token)), 303);
  });
  return { app, calendar: calendarApi(parts), token, ...parts };
}

/** The people's calendars and grants, stored in the data folder. */
function openParts(dataDir: string): CalendarParts {
  const at = (name: string) => join(dataDir, `google-${name}`);
  const faults = new Faults();
  const calendars = new Calendars(at("calendars.jsonl"));
  const hooks = new Hooks(at("channels.json"), faults);
  calendars.onChange = (email) => hooks.changed(email);
  return { faults, calendars, hooks, grants: new Grants(at("grants.json")) };
}

type Sign = (request: TokenRequest) => Promise<string>;

async function decide(form: URLSearchParams, sign: Sign): Promise<string> {
  const state = form.get("state") ?? "";
  const redirectUri = form.get("redirect_uri") ?? "";
  const accepted = form.get("decision") !== "cancel";
  if (!accepted) return returnTo(redirectUri, { error: "access_denied", state });
  return returnTo(redirectUri, { id_token: await sign(personOf(form)), state });
}

function personOf(form: URLSearchParams): TokenRequest {
  return {
    email: (form.get("email") ?? "").trim(),
    email_verified: form.get("email_verified") === "true",
    given_name: form.get("given_name") || undefined,
    family_name: form.get("family_name") || undefined,
    nonce: form.get("nonce") ?? undefined,
    aud: form.get("client_id") ?? undefined,
  };
}
