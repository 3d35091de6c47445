import { type DehydratedState, dehydrate, hydrate } from "@tanstack/react-query";
import { del, get, update } from "idb-keyval";
import { queryClient } from "../query-client";
import { type SessionAnswer, sessionStore } from "../session/store";
import { isChosen, latestOf } from "./choice";
import { isReachable, offline } from "./state";

/** What this device stores of the practice in which a person acts, to be read without a network. */
type Kept = {
  session: Pick<SessionAnswer, "user" | "practice" | "subscription">;
  at: number;
  cache: DehydratedState;
};

const KEY = "foja.kept";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Older data would mislead more than help. */
const LONGEST_MS = 7 * DAY_MS;
/** Reads arrive in bunches, and each bunch is written once. */
const GATHER_MS = 1000;

/** Stores what is read from now on, for whoever is signed in. Returns a function that stops it. */
export function keepReads(): () => void {
  void forgetOthers();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || !isChosen(query) || !isReachable()) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void keep();
    }, GATHER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

async function keep(): Promise<void> {
  const { user, practice, subscription } = sessionStore.get();
  // Nothing is stored for a person who signed out meanwhile.
  if (!user || !practice || !isReachable()) return;
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isChosen });
  const at = Date.now();
  await writing(() =>
    update<Kept>(KEY, (before) => ({
      session: { user, practice, subscription },
      at,
      cache: { mutations: [], queries: latestOf([...queries, ...stillGood(before)]) },
    })),
  );
  await forgetOthers();
}

/** The queries that the same person read there before this page was opened, if not too old. */
function stillGood(before: Kept | undefined) {
  if (!before || !isHere(before)) return [];
  const since = Date.now() - LONGEST_MS;
  return before.cache.queries.filter(({ state }) => state.dataUpdatedAt > since);
}

/** Deletes all that is stored: at the end of a session, and before another person's. */
export const forget = (): Promise<void> => writing(() => del(KEY));

/** Deletes what was stored for another person or another practice. */
async function forgetOthers(): Promise<void> {
  const kept = await get<Kept>(KEY).catch(() => undefined);
  if (kept && !isHere(kept)) await forget();
}

/** Whether it belongs to the person who is signed in and the practice in which they act. */
function isHere({ session }: Kept): boolean {
  const { user, practice } = sessionStore.get();
  return session.user._id === user?._id && session.practice?._id === practice?._id;
}

/** Restores what is stored, and returns its session; undefined when nothing can be shown. */
export async function openKept(): Promise<Kept["session"] | undefined> {
  const kept = await get<Kept>(KEY).catch(() => undefined);
  if (!kept || Date.now() - kept.at > LONGEST_MS) return undefined;
  offline.set({ since: kept.at });
  hydrate(queryClient, kept.cache, { defaultOptions: { queries: { gcTime: DAY_MS } } });
  return kept.session;
}

/** Private windows and full disks only lose the stored copy. */
const writing = (work: () => Promise<void>) => work().catch(() => undefined);
