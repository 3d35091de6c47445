import { createHash, randomBytes } from "node:crypto";
import { Plans } from "../../billing/plans";
import { seeingAll, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { commit, get, insert, isExpired, put, removeAny, replace } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError, invalid } from "../../kernel/error";
import { GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { seal } from "../../kernel/ports/envelope";
import { verifyGoogleToken } from "../../kernel/ports/google";
import { consentUrl, exchange, revoke } from "../../kernel/ports/google-grant";
import { Events } from "../../practice/events";
import { type Asked, askedKey, type Connection, toAsked } from "./connection.item";
import type { GoogleStatus } from "./connection.schema";
import { find, NOTHING_DONE, NOTHING_LISTED, statusOf, written } from "./connections";

const secretText = () => randomBytes(32).toString("base64url");

/** Starts linking: the address of Google's consent page, for this session and 15 minutes. */
export async function begin(): Promise<string> {
  const { ownerId, sessionId } = useUser();
  if (!env().GOOGLE_CLIENT_ID) throw unavailable();
  const [state, verifier] = [secretText(), secretText()];
  await Plans.assertFeature("calendarSync");
  await commit(insert(toAsked(askedKey(ownerId, digest(state)), { sessionId, verifier }, now())));
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const before = await find(ownerId);
  return consentUrl({ state, challenge, email: before?.email });
}

type Held = NonNullable<Asked["held"]>;
type Completion = { code: string; state: string; replace?: boolean };

/**
 * Links the account that Google's consent returned. Throws `google.refused` for a foreign `state`
 * or a missing permission, and `google.other_account` where the account is not the previous one,
 * unless `replace`.
 */
export async function complete({ code, state, replace: other }: Completion): Promise<GoogleStatus> {
  const { ownerId, sessionId } = useUser();
  const [asked] = await Promise.all([
    get<Asked>(askedKey(ownerId, digest(state))),
    Plans.assertFeature("calendarSync"),
  ]);
  if (!asked || asked.sessionId !== sessionId || isExpired(asked, now())) {
    throw refused("state", "Ese pedido de conexión venció o es de otra sesión. Empezá de nuevo.");
  }
  const held = asked.held ?? (await granted(code, asked.verifier, ownerId));
  const before = await find(ownerId);
  const isOther = before !== undefined && before.sub !== held.sub;
  if (isOther && !other) {
    await commit(replace({ ...asked, held }, asked));
    throw otherAccount();
  }
  // Also of events hidden from the linking person: the other account knows none of them.
  if (isOther) await seeingAll(() => Events.forgetGoogle(ownerId));
  const next = connectionFrom(held, isOther ? undefined : before);
  await commit(
    written(next, before),
    put(Events.sendingItem(next, next.busyOnly)),
    removeAny(askedKey(ownerId, digest(state))),
  );
  return statusOf(await find(ownerId));
}

/** Exchanges the code, and returns the resulting grant. */
async function granted(code: string, verifier: string, ownerId: string): Promise<Held> {
  const { refreshToken, idToken, lacks } = await exchange(code, verifier).catch(asRefusal);
  if (!refreshToken || !idToken || lacks.length > 0) {
    if (refreshToken) await revoke(refreshToken).catch(() => undefined);
    throw refused(
      "code",
      "Faltan permisos: en la página de Google dejá marcadas las dos casillas del calendario.",
    );
  }
  const { sub, email, picture } = await verifyGoogleToken(idToken);
  const sealed = await seal(refreshToken, ownerId);
  return { sub, email, imageUrl: picture ?? null, refreshToken: sealed };
}

function asRefusal(error: unknown): never {
  if (!(error instanceof GoogleFault)) throw error;
  if (error.kind === "unreachable" || error.kind === "quota") throw unavailable();
  throw refused("code", "Google no aceptó la conexión. Empezá de nuevo.");
}

/** A new link: with the settings of the previous one where the account is the same. */
function connectionFrom(held: Held, before: Connection | undefined): Connection {
  const { ownerId, userId } = useUser();
  return {
    ...{ ownerId, userId, ...held },
    status: "connected",
    linkedAt: nowIso(),
    busyOnly: before?.busyOnly ?? false,
    busyCalendars: before?.busyCalendars ?? [],
    // Everything is listed again: no token covers what happened meanwhile.
    ...{ syncToken: null, fullAt: null, scannedAt: null },
    ...{ lastSync: before?.lastSync ?? null, lastError: null, failures: 0, nextAt: nowIso() },
    ...{ channels: [], brake: null, answered: null, stats: NOTHING_DONE, lease: null },
    listed: NOTHING_LISTED,
    stirs: (before?.stirs ?? 0) + 1,
  };
}

const refused = (path: string, message: string) => invalid(path, message, "google.refused");

const otherAccount = () =>
  new AppError(
    "google.other_account",
    "Es otra cuenta de Google que la de antes. Si seguís, sale de tu agenda lo que se importó de la anterior.",
  );

const unavailable = () =>
  new AppError("service.unavailable", "Google Calendar no está disponible por el momento.", {
    retryAfter: 30,
  });
