import * as z from "zod";
import { now } from "../clock";
import { env } from "../env";
import { secret } from "../secrets";
import { GoogleFault } from "./calendar-event.rules";
import { postForm } from "./google-call";

const CALENDAR_SCOPES = ["calendar.events.owned", "calendar.freebusy"].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);
const SCOPES = ["openid", "email", "profile", ...CALENDAR_SCOPES];

/** Our page to which Google redirects back. */
const returnAddress = () => new URL("/auth/google-calendar", env().APP_URL).href;

/** Google's consent page: offline and always asking, or Google sends no refresh token. */
export function consentUrl(ask: { state: string; challenge: string; email?: string }): string {
  const url = new URL(env().GOOGLE_AUTH_URL);
  url.search = new URLSearchParams({
    client_id: env().GOOGLE_CLIENT_ID,
    redirect_uri: returnAddress(),
    response_type: "code",
    scope: SCOPES.join(" "),
    access_type: "offline",
    prompt: "consent",
    state: ask.state,
    code_challenge: ask.challenge,
    code_challenge_method: "S256",
    ...(ask.email && { login_hint: ask.email }),
  }).toString();
  return url.href;
}

/** An access token, and the epoch ms until which it is valid. */
export type Access = { token: string; until: number };

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().default(3600),
  refresh_token: z.string().optional(),
  scope: z.string().default(""),
  id_token: z.string().optional(),
});

const client = async () => ({
  client_id: env().GOOGLE_CLIENT_ID,
  client_secret: await secret("GOOGLE_CLIENT_SECRET"),
});

async function ask(fields: Record<string, string>) {
  const said = answer.safeParse(await postForm("token", { ...(await client()), ...fields }));
  if (!said.success) throw new GoogleFault("wrong");
  return said.data;
}

/** Turns a refused grant into a fault of kind `grant`, which is final; rethrows other errors. */
function overOr(error: unknown): never {
  const over = error instanceof GoogleFault && error.reason === "invalid_grant";
  throw over ? new GoogleFault("grant", "invalid_grant") : error;
}

/** Exchanges the code that Google returned. `lacks`: the scopes that the person did not grant. */
export async function exchange(code: string, verifier: string) {
  const fields = { grant_type: "authorization_code", redirect_uri: returnAddress() };
  const said = await ask({ ...fields, code, code_verifier: verifier }).catch(overOr);
  const granted = said.scope.split(" ");
  return {
    access: accessOf(said),
    refreshToken: said.refresh_token,
    idToken: said.id_token,
    lacks: CALENDAR_SCOPES.filter((scope) => !granted.includes(scope)),
  };
}

/** Requests another access token. Throws a `GoogleFault` of kind `grant` if the grant has ended. */
export const renew = async (refreshToken: string): Promise<Access> =>
  accessOf(await ask({ grant_type: "refresh_token", refresh_token: refreshToken }).catch(overOr));

const accessOf = ({ access_token, expires_in }: z.output<typeof answer>): Access => ({
  token: access_token,
  // A minute less, because it is used some time after it is checked.
  until: now() + (expires_in - 60) * 1000,
});

/** Revokes a grant; does nothing where it has already ended. */
export async function revoke(token: string): Promise<void> {
  await postForm("revoke", { token }).catch((error: unknown) => {
    if (!(error instanceof GoogleFault) || error.kind === "unreachable") throw error;
  });
}
