import type { User } from "@foja/core/accounts/users/user.schema";
import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { type DehydratedState, dehydrate, hydrate } from "@tanstack/react-query";
import { del, get, update } from "idb-keyval";
import { queryClient } from "../query-client";
import { sessionStore } from "../session/store";
import { isChosen, latestOf } from "./choice";
import { isReachable, offline } from "./state";

/** What this device keeps of a person's practice, to be read without a network. */
type Kept = {
  session: { user: User; subscription: Subscription | null };
  at: number;
  cache: DehydratedState;
};

const KEY = "foja.kept";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Older than this it would mislead more than it helps. */
const LONGEST_MS = 7 * DAY_MS;
/** Reads come in bunches: they are written once. */
const GATHER_MS = 1000;

/** Keeps what is read from now on, for whoever is signed in. Returns a function that stops it. */
export function keepReads(userId: string): () => void {
  void forgetOthers(userId);
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
  const { user, subscription } = sessionStore.get();
  // Whoever left meanwhile leaves nothing behind.
  if (!user || !isReachable()) return;
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isChosen });
  const at = Date.now();
  await writing(() =>
    update<Kept>(KEY, (before) => ({
      session: { user, subscription },
      at,
      cache: { mutations: [], queries: latestOf([...queries, ...stillGood(before, user._id)]) },
    })),
  );
  if (sessionStore.get().user?._id !== user._id) await forget();
}

/** What the same person read before this page was opened, and not too long ago. */
function stillGood(before: Kept | undefined, userId: string) {
  if (before?.session.user._id !== userId) return [];
  const since = Date.now() - LONGEST_MS;
  return before.cache.queries.filter(({ state }) => state.dataUpdatedAt > since);
}

/** Forgets all that is kept: at the end of a session, and before another person's. */
export const forget = (): Promise<void> => writing(() => del(KEY));

/** What another person's session kept is not for whoever is here now. */
async function forgetOthers(userId: string): Promise<void> {
  const kept = await get<Kept>(KEY).catch(() => undefined);
  if (kept && kept.session.user._id !== userId) await forget();
}

/** Brings back what is kept, and answers whose it is; undefined when nothing can be shown. */
export async function openKept(): Promise<Kept["session"] | undefined> {
  const kept = await get<Kept>(KEY).catch(() => undefined);
  if (!kept || Date.now() - kept.at > LONGEST_MS) return undefined;
  offline.set({ since: kept.at });
  hydrate(queryClient, kept.cache, { defaultOptions: { queries: { gcTime: DAY_MS } } });
  return kept.session;
}

/** Private windows and full disks only lose what would have been kept. */
const writing = (work: () => Promise<void>) => work().catch(() => undefined);
