import { Hono } from "hono";
import { problemOf, refusalPage, scopesPage } from "./consent";
import type { Grants } from "./grants";
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, type TokenRequest } from "./token";

type Sign = (request: TokenRequest) => Promise<string>;
type Parts = { grants: Grants; sign: Sign; origins: string[] };

const HOUR_S = 3600;
const refused = (error: string) => Response.json({ error }, { status: 400 });

/** The page that asks for scopes; undefined for a request of another flow. */
export function askScopes(query: URLSearchParams, origins: string[]): Response | undefined {
  if (query.get("response_type") !== "code") return undefined;
  const problem = problemOf(query, GOOGLE_CLIENT_ID, origins);
  const [page, status] = problem ? [refusalPage(problem), 400] : [scopesPage(query), 200];
  return new Response(page, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** The address to redirect to after granting some scopes, or none; undefined in another flow. */
export function decideScopes(form: URLSearchParams, grants: Grants): string | undefined {
  if (form.get("response_type") !== "code") return undefined;
  const target = new URL(form.get("redirect_uri") ?? "");
  const state = form.get("state") ?? "";
  const say = (answer: Record<string, string>) => {
    target.search = new URLSearchParams({ ...answer, state }).toString();
    return target.href;
  };
  if (form.get("decision") === "cancel") return say({ error: "access_denied" });
  const scopes = form.getAll("granted");
  const code = grants.code({
    email: (form.get("email") ?? "").trim().toLowerCase(),
    scopes,
    challenge: form.get("code_challenge") ?? undefined,
    redirectUri: form.get("redirect_uri") ?? undefined,
    nonce: form.get("nonce") ?? undefined,
  });
  return say({ code, scope: scopes.join(" ") });
}

/** The token endpoints: exchange a code or a refresh token for an access token, and revoke. */
export function tokenEndpoints({ grants, sign }: Omit<Parts, "origins">): Hono {
  const app = new Hono();
  app.post("/token", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const known = form.get("client_id") === GOOGLE_CLIENT_ID;
    if (!known || form.get("client_secret") !== GOOGLE_CLIENT_SECRET)
      return refused("invalid_client");
    if (form.get("grant_type") === "refresh_token") return refreshed(form, grants);
    return exchanged(form, grants, sign);
  });
  app.post("/revoke", async (c) => {
    grants.revoke({ token: new URLSearchParams(await c.req.text()).get("token") ?? "" });
    return c.json({});
  });
  return app;
}

async function exchanged(form: URLSearchParams, grants: Grants, sign: Sign): Promise<Response> {
  const code = grants.exchange(form.get("code") ?? "", form.get("code_verifier") ?? undefined);
  if (!code) return refused("invalid_grant");
  if (code.redirectUri !== undefined && code.redirectUri !== form.get("redirect_uri")) {
    return refused("redirect_uri_mismatch");
  }
  const { email, nonce } = code;
  return Response.json({
    ...accessOf(grants.accessToken(code), code.scopes),
    refresh_token: grants.refreshToken({ email, scopes: code.scopes }),
    id_token: await sign({ email, nonce }),
  });
}

function refreshed(form: URLSearchParams, grants: Grants): Response {
  const found = grants.refreshed(form.get("refresh_token") ?? "");
  return found
    ? Response.json(accessOf(found.token, found.grant.scopes))
    : refused("invalid_grant");
}

const accessOf = (access_token: string, scopes: string[]) => ({
  access_token,
  token_type: "Bearer",
  expires_in: HOUR_S,
  scope: scopes.join(" "),
});
