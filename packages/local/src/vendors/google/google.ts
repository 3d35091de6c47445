import { join } from "node:path";
import { Hono } from "hono";
import { consentPage, problemOf, refusalPage, returnTo } from "./consent";
import { loadKey } from "./keys";
import { GOOGLE_CLIENT_ID, issueToken, type TokenRequest, tokenRequest } from "./token";

export { GOOGLE_CLIENT_ID, type TokenRequest } from "./token";

export type Google = {
  app: Hono;
  token(request: TokenRequest): Promise<string>;
};

const KEY_ID = "foja-local-1";

/** A stand-in for Google's identity service: its keys, its consent page, and signed tokens. */
export async function createGoogle(dataDir: string, origins: string[]): Promise<Google> {
  const key = await loadKey(join(dataDir, "google-key.pem"), KEY_ID);
  const token = (request: TokenRequest) => issueToken(request, key);
  const app = new Hono();
  app.get("/certs", (c) => c.json({ keys: [key.jwk] }));
  app.post("/token", async (c) => {
    const asked = tokenRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success)
      return c.json({ error: "invalid_request", issues: asked.error.issues }, 400);
    return c.json({ token: await token(asked.data) });
  });
  app.get("/o/oauth2/v2/auth", (c) => {
    const query = new URL(c.req.url).searchParams;
    const problem = problemOf(query, GOOGLE_CLIENT_ID, origins);
    return problem ? c.html(refusalPage(problem), 400) : c.html(consentPage(query));
  });
  app.post("/o/oauth2/v2/auth", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const problem = problemOf(form, GOOGLE_CLIENT_ID, origins);
    if (problem) return c.html(refusalPage(problem), 400);
    return c.redirect(await decide(form, token), 303);
  });
  return { app, token };
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
