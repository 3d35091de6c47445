import * as z from "zod";

/** Topics announced to open screens: each names the queries to read again. */
export const TOPICS = [
  "folders",
  "contacts",
  "tasks",
  "events",
  "movements",
  "notifications",
  "calculators",
  "alerts",
  "novedades",
  "preferences",
] as const;
export type Topic = (typeof TOPICS)[number];

/** What changed: the client asks for it again. */
export type Change = { topic: Topic; ids: string[] };

/** The types of frame that the server sends. */
export const SERVER_FRAMES = [
  "authenticated",
  "authentication_error",
  "pending_alerts",
  "new_alert",
  "message",
] as const;
export type ServerFrame = (typeof SERVER_FRAMES)[number];

/** The envelope of everything that goes through a socket, in either direction. */
export type Frame<T extends string = string> = { type: T; payload: unknown; timestamp: string };

const timestamp = z.string().max(40).optional();
/** An access token is some 350 characters long: what is longer is none. */
const credential = z.string().min(1).max(2000);
const alertIds = z.array(z.string().max(60)).min(1).max(500);

/** Everything a client may say. */
export const clientFrame = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("authenticate"),
    payload: z.object({ userId: credential, token: credential }),
    timestamp,
  }),
  z.object({
    type: z.literal("message"),
    payload: z.discriminatedUnion("type", [
      z.object({ type: z.literal("alerts_ack"), ids: alertIds }),
      z.object({ type: z.literal("ping") }),
    ]),
    timestamp,
  }),
]);

/** What a server frame looks like to the client, before it looks at its payload. */
export const serverFrame = z.object({ type: z.enum(SERVER_FRAMES), payload: z.unknown() });

export const changePayload = z.object({
  topic: z.enum(TOPICS),
  ids: z.array(z.string()),
});
