import type { User } from "@foja/core/accounts/users/user.schema";
import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { answer } from "../api/answer";
import { client, freshGate, gate } from "../api/client";
import { ApiError } from "../api/error";
import { messageForStatus } from "../api/messages";
import { TOKEN_KEY } from "../storage";
import { useStore } from "../store";
import { SIGNED_OUT, sessionStore, token } from "./store";

/** What the calls that open or read a session answer. */
export type SessionAnswer = {
  token?: string;
  user: User;
  subscription: Subscription | null;
  paymentHistory?: unknown[];
  customer?: unknown;
};

/** Who is signed in, following every change. */
export const useSession = () => useStore(sessionStore);

const closing = new Set<() => void>();

/** Calls `listener` when the session ends, to forget what belonged to it. Returns how to stop. */
export function onSessionClosed(listener: () => void): () => void {
  closing.add(listener);
  return () => closing.delete(listener);
}

/** A session has begun, or has been read again. */
export function openSession(entry: SessionAnswer): void {
  if (entry.token) token.set(entry.token);
  sessionStore.set({
    ...SIGNED_OUT,
    isLoggedIn: true,
    user: entry.user,
    email: entry.user.email,
    subscription: entry.subscription,
    paymentHistory: entry.paymentHistory ?? [],
    customer: entry.customer ?? null,
  });
}

/** The password was right, or the account was made; the e-mail's code is still missing. */
export function awaitVerification(email: string): void {
  sessionStore.set({ ...SIGNED_OUT, needsVerification: true, email });
}

/** Shows a newer user everywhere, after a change of profile. */
export function setUser(user: User): void {
  sessionStore.set({ user, email: user.email });
}

/** Forgets the session on this device: token, waiting calls and all that was read under it. */
export function closeSession(leftOnPurpose = false): void {
  token.clear();
  sessionStore.set({ ...SIGNED_OUT, leftOnPurpose });
  for (const one of [gate, freshGate]) one.rejectAll(new ApiError(401, messageForStatus(401)));
  for (const listener of closing) listener();
}

/** Ends the session on the server too. It ends here whatever the server says. */
export async function signOut(): Promise<void> {
  await answer(client.api.auth.logout.$post()).catch(() => undefined);
  closeSession(true);
}

/** Asks who is signed in, once; later calls wait for the same answer. */
export function startSession(): Promise<void> {
  if (sessionStore.get().isInitialized) return Promise.resolve();
  starting ??= readSession().finally(() => {
    starting = undefined;
  });
  return starting;
}

let starting: Promise<void> | undefined;

async function readSession(): Promise<void> {
  if (!token.get()) {
    sessionStore.set({ isInitialized: true });
    return;
  }
  sessionStore.set({ failure: null });
  try {
    openSession(await answer(client.api.auth.me.$get()));
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status !== undefined && status >= 400 && status < 500 && status !== 429) {
      closeSession();
      return;
    }
    if (status === 0 && (await openWhatIsKept().catch(() => false))) return;
    sessionStore.set({ failure: error instanceof Error ? error.message : messageForStatus(0) });
  }
}

/** Nobody answers: this device may have kept enough to read. The sign-in screens carry none of it. */
async function openWhatIsKept(): Promise<boolean> {
  const { openKept } = await import("../offline/kept");
  const kept = await openKept();
  if (kept) openSession(kept);
  return kept !== undefined;
}

/** Reads the account again behind what is shown: the plan's usage moves with every case. */
export async function refreshSession(): Promise<void> {
  const entry = await answer(client.api.auth.me.$get()).catch(() => undefined);
  if (entry && sessionStore.get().isLoggedIn) openSession(entry);
}

/** Signing out in one tab signs out the others. Returns how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    const ended = event.key === TOKEN_KEY && event.newValue === null;
    if (ended && sessionStore.get().isLoggedIn) closeSession();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
