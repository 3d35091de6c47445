import { Sessions } from "../../accounts/sessions";
import { forPractice } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import { enqueue } from "../../kernel/ports/queue";
import * as Sockets from "../../kernel/ports/sockets";
import { asSeenBy } from "../../kernel/seen-by";
import { Alerts } from "../alerts";
import { type Connection, ownerOf } from "./connection.item";
import { find, forget, note, renew } from "./connections";
import { closeOldest, dismiss } from "./fan-out";
import { floods } from "./flood";
import { frame, frames } from "./frame.rules";
import { clientFrame } from "./frame.schema";
import { announceTyping, left, online, watch } from "./presence";

/** How many seconds a connection may stay unauthenticated. */
const PATIENCE_S = 10;

/** Handles an opened socket: enqueues the check that it authenticated in time. */
export async function opened(connectionId: string): Promise<void> {
  await enqueue(env().GUARD_QUEUE_URL, { connectionId }, PATIENCE_S);
}

/** For how many ms a socket outlives its token, which its page renews when it expires. */
const GRACE_MS = 60_000;
/** The longest delay that the queue allows. */
const LONGEST_DELAY_S = 900;

/**
 * Checks a socket: closes it if it never authenticated, or if its token expired and was not
 * renewed. Enqueues another check for when the token expires.
 */
export async function lookAgain(connectionId: string): Promise<"known" | "sent" | "gone"> {
  const connection = await find(connectionId);
  if (!connection) return Sockets.close(connectionId);
  const leftMs = connection.until + GRACE_MS - now();
  if (leftMs <= 0) return dismiss(connection);
  const seconds = Math.min(LONGEST_DELAY_S, Math.ceil(leftMs / 1000));
  await enqueue(env().GUARD_QUEUE_URL, { connectionId }, seconds);
  return "known";
}

/** Handles a socket that has closed. */
export async function closed(connectionId: string): Promise<void> {
  const connection = await find(connectionId);
  if (!connection) return;
  await forget(connection);
  await left(connection);
}

/** Handles a text received through a socket: before it authenticated, only `authenticate`. */
export async function received(connectionId: string, text: string): Promise<void> {
  if (floods(connectionId)) {
    await Sockets.close(connectionId);
    return;
  }
  const parsed = clientFrame.safeParse(fromJson(text));
  if (parsed.data?.type === "authenticate") {
    return authenticate(connectionId, parsed.data.payload);
  }
  const connection = await find(connectionId);
  if (!connection) return refuse(connectionId);
  if (parsed.data) await answer(connection, parsed.data.payload);
}

type Message = Extract<ReturnType<typeof clientFrame.parse>, { type: "message" }>["payload"];

async function answer(connection: Connection, message: Message): Promise<void> {
  if (message.type === "ping")
    return send(connection._id, frame("message", { type: "pong" }, now()));
  if (message.type === "watch") return watch(connection, message);
  if (message.type === "typing") return announceTyping(connection);
  if (message.type === "online") return online(connection);
  const ownerId = ownerOf(connection);
  const { userId } = connection;
  await asSeenBy(ownerId, userId, () => Alerts.acknowledge(ownerId, userId, message.ids));
}

type Credentials = { userId: string; token: string };

/** Authenticates a connection as the API does a request, and sends its pending alerts. */
async function authenticate(connectionId: string, given: Credentials): Promise<void> {
  const session = await sessionOf(given);
  if (!session) return refuse(connectionId);
  const { userId, ownerId, sessionId, member } = session;
  const until = expiryOf(given.token);
  const practice = ownerId === userId ? {} : { practiceId: ownerId };
  const standing = await note({ _id: connectionId, userId, ...practice, member, sessionId, until });
  // Somebody else's socket already; or the session ended before the socket was stored as its own.
  const others = standing.userId !== userId || ownerOf(standing) !== ownerId;
  const unsure = others || standing.sessionId !== sessionId;
  const still = unsure ? undefined : await sessionOf(given);
  if (!still) {
    await forget(standing);
    return refuse(connectionId);
  }
  // Already authenticated with an older token: renewed without an answer.
  if (standing.until < until) return renew(connectionId, until);
  await closeOldest(ownerId, userId);
  const waiting = await forPractice(
    ownerId,
    () => Alerts.pending(ownerId, { personId: userId, member }),
    still.hidden,
  );
  await send(
    connectionId,
    frame("authenticated", { userId }, now()),
    ...frames("pending_alerts", waiting, now()),
  );
}

/** When a verified token expires, in epoch ms. */
function expiryOf(token: string): number {
  const [, claims = ""] = token.split(".");
  const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { exp: number };
  return exp * 1000;
}

/** The live session of a token, if it belongs to the given user. */
async function sessionOf({ userId, token }: Credentials) {
  try {
    const actor = await Sessions.authenticate(token);
    return actor.userId === userId && !actor.lacksFactor ? actor : undefined;
  } catch (error) {
    if (error instanceof AppError && error.kind === "unauthenticated") return undefined;
    throw error;
  }
}

/** Refuses with the same answer for every reason, and closes. */
async function refuse(connectionId: string): Promise<void> {
  await send(connectionId, frame("authentication_error", { message: REFUSAL }, now()));
  await Sockets.close(connectionId);
}

const REFUSAL = "No pudimos verificar tu sesión.";

async function send(connectionId: string, ...texts: string[]): Promise<void> {
  for (const text of texts) if ((await Sockets.post(connectionId, text)) === "gone") return;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
