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
import { left, online, typing, watch } from "./presence";

/** How long a connection may stay without saying whose it is. */
const PATIENCE_S = 10;

/** A socket was opened: somebody has to look whether it ever says whose it is. */
export async function opened(connectionId: string): Promise<void> {
  await enqueue(env().GUARD_QUEUE_URL, { connectionId }, PATIENCE_S);
}

/** How long a socket outlives its token, in ms: its page renews it at that moment. */
const GRACE_MS = 60_000;
/** The longest that the queue holds a message back. */
const LONGEST_DELAY_S = 900;

/**
 * Looks at a socket again: closes it if it is still nobody's, or if its token expired and no newer
 * one came. Looks once more when the token will have expired.
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

/** A socket has closed. */
export async function closed(connectionId: string): Promise<void> {
  const connection = await find(connectionId);
  if (!connection) return;
  await forget(connection);
  await left(connection);
}

/** A text came through a socket. Before it has said whose it is, there is one thing it may say. */
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
  if (message.type === "typing") return typing(connection);
  if (message.type === "online") return online(connection);
  const ownerId = ownerOf(connection);
  const { userId } = connection;
  await asSeenBy(ownerId, userId, () => Alerts.acknowledge(ownerId, userId, message.ids));
}

type Credentials = { userId: string; token: string };

/** Lets a connection in as the API lets a request in, and hands over what waited for it. */
async function authenticate(connectionId: string, given: Credentials): Promise<void> {
  const session = await sessionOf(given);
  if (!session) return refuse(connectionId);
  const { userId, ownerId, sessionId, member } = session;
  const until = expiryOf(given.token);
  const practice = ownerId === userId ? {} : { practiceId: ownerId };
  const standing = await note({ _id: connectionId, userId, ...practice, member, sessionId, until });
  // Another's already; or a session that ended just before it could be seen that this is its socket.
  const others = standing.userId !== userId || ownerOf(standing) !== ownerId;
  const unsure = others || standing.sessionId !== sessionId;
  const still = unsure ? undefined : await sessionOf(given);
  if (!still) {
    await forget(standing);
    return refuse(connectionId);
  }
  // In already, with an older token: it goes on, and nothing is said of it.
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

/** When a token that was found good expires, in epoch ms. */
function expiryOf(token: string): number {
  const [, claims = ""] = token.split(".");
  const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { exp: number };
  return exp * 1000;
}

/** The live session that a token is of, if it is the one of who says so. */
async function sessionOf({ userId, token }: Credentials) {
  try {
    const actor = await Sessions.authenticate(token);
    return actor.userId === userId && !actor.lacksFactor ? actor : undefined;
  } catch (error) {
    if (error instanceof AppError && error.kind === "unauthenticated") return undefined;
    throw error;
  }
}

/** Refuses with one answer for every reason, and closes. */
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
