import { type Change, changeIn } from "@foja/core/telling/realtime/server-frame.rules";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { queryClient } from "../query-client";
import { isGuest } from "../session/may";
import { refreshSession } from "../session/session";
import { sessionStore, token } from "../session/store";
import { expiryOf } from "../session/whose";
import { handOut, onFrame, sift } from "./frames";
import { Link } from "./link";
import { rereadAll, rereadUnheard } from "./reread";
import { connection } from "./state";
import type { Refresher } from "./topics";

const address = () => `${location.origin.replace(/^http/, "ws")}/ws`;

let seen = new Set<string>();
let wasHere = false;

let refresher: Refresher | undefined;

/** Reads again what a change touched. Its code comes with the first one. */
async function reread(change: Change): Promise<void> {
  try {
    const topics = await import("./topics");
    refresher ??= new topics.Refresher(queryClient);
    refresher.changed(change);
  } catch {
    rereadAll(queryClient);
  }
}

const link = new Link({
  open: () => new WebSocket(address()),
  credentials,
  setState: (state) => connection.set({ state }),
  onFrame: (type, payload) => {
    if (type !== "new_alert" && type !== "pending_alerts") return handOut(type, payload);
    // A frame of pending alerts without a list is ignored.
    if (type === "pending_alerts" && !Array.isArray(payload)) return;
    const { fresh, ids } = sift(seen, payload);
    if (type === "pending_alerts") handOut(type, fresh);
    else for (const alert of fresh) handOut(type, alert);
    if (ids.length > 0) link.send("message", { type: "alerts_ack", ids });
  },
});

/** The token of whoever is signed in. Any API call renews one that has expired. */
async function credentials(refused: boolean) {
  if (refused || hasExpired(token.get())) await answer(client.api.auth.me.$get());
  const userId = sessionStore.get().user?._id;
  const current = token.get();
  return userId && current ? { userId, token: current, until: expiryOf(current) } : undefined;
}

/** Whether a token has expired by its own claim. */
export function hasExpired(text: string | null): boolean {
  const until = expiryOf(text);
  return until !== undefined && until <= Date.now();
}

/** Sends a message; false when the connection is not authenticated. */
export const say = (payload: object): boolean =>
  connection.get().state === "authenticated" && link.send("message", payload);

/** Connects this page to the changes of the practice. Returns a function that disconnects it. */
export function goLive(): () => void {
  seen = new Set();
  wasHere = false;
  const onVisible = () => document.visibilityState === "visible" && link.wake();
  const onOnline = () => link.start();
  const onOffline = () => link.stop();
  const stops = [
    // Reconnects a person who signed in again after the session had ended.
    sessionStore.subscribe(() => link.wake()),
    onFrame("authenticated", () => {
      // Changes during the gap were not received: everything is read again.
      if (wasHere) rereadAll(queryClient);
      else rereadUnheard(queryClient);
      // A guest whose role changed gets a new session.
      if (wasHere && isGuest()) void refreshSession();
      wasHere = true;
    }),
    onFrame("message", (payload) => {
      const change = changeIn(payload);
      if (change) void reread(change);
      // The names of the practice and its people are in the session too.
      if (change?.topic === "members") void refreshSession();
    }),
  ];
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("online", onOnline);
  addEventListener("offline", onOffline);
  if (navigator.onLine) link.start();
  else link.stop();
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("online", onOnline);
    removeEventListener("offline", onOffline);
    for (const stop of stops) stop();
    refresher?.stop();
    // The next session must not start as offline before a try.
    link.stop("connecting");
  };
}
