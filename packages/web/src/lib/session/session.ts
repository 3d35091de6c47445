import type { User } from "@foja/core/accounts/users/user.schema";
import { answer } from "../api/answer";
import { client, freshGate, gate } from "../api/client";
import { ApiError } from "../api/error";
import { messageForStatus } from "../api/messages";
import { paths } from "../paths";
import { TOKEN_KEY } from "../storage";
import { useStore } from "../store";
import { type SessionAnswer, SIGNED_OUT, sessionStore, token } from "./store";
import { whoseIs } from "./whose";

/** Who is signed in, following every change. */
export const useSession = () => useStore(sessionStore);

const closing = new Set<() => void>();

/** Calls `listener` when the session ends, to forget what belonged to it. Returns how to stop. */
export function onSessionClosed(listener: () => void): () => void {
  closing.add(listener);
  return () => closing.delete(listener);
}

/** A session has begun, or has been read again; what is shown of another one does not go on. */
export function openSession(entry: SessionAnswer): void {
  if (isElsewhere(entry.user._id, entry.practice?._id)) {
    goToPractice(entry);
    return;
  }
  if (entry.token) token.set(entry.token);
  isLost = false;
  sessionStore.set({
    ...SIGNED_OUT,
    isLoggedIn: true,
    user: entry.user,
    practice: entry.practice ?? null,
    email: entry.user.email,
    subscription: entry.subscription,
    paymentHistory: entry.paymentHistory ?? [],
    customer: entry.customer ?? null,
  });
}

/** Whether that is another person, or another practice, than the one on screen. */
function isElsewhere(userId: string, practiceId: string | undefined): boolean {
  const { isLoggedIn, user, practice } = sessionStore.get();
  if (!isLoggedIn || !user) return false;
  return user._id !== userId || (practice !== null && practice._id !== practiceId);
}

/**
 * Goes on in another practice, from its dashboard and as a page of its own: nothing read or begun in
 * the one before is there any more.
 */
export function goToPractice({ token: next }: Pick<SessionAnswer, "token">): void {
  if (next) token.set(next);
  startAnew();
}

/** Lets go of all that is shown, and loads the dashboard of whoever the token is of. */
function startAnew(): void {
  sessionStore.set({ ...SIGNED_OUT, isInitialized: false });
  forgetAll();
  location.assign(paths.dashboard);
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
  closeHere(leftOnPurpose);
}

function closeHere(leftOnPurpose: boolean): void {
  sessionStore.set({ ...SIGNED_OUT, leftOnPurpose });
  forgetAll();
}

/** Whether the session ended without its person's doing: this tab goes along where another goes on. */
let isLost = false;

/**
 * Ends in this tab what ended elsewhere; answers whether it did. Where another tab has gone on already, in
 * another practice, this one goes there instead. The token is good for nothing and stays: the other tab may
 * be writing the next one this very moment, which would be lost with it.
 */
export function loseSession(): boolean {
  const now = whoseIs(token.get());
  if (now && isElsewhere(now.userId, now.practiceId)) {
    startAnew();
    return false;
  }
  closeHere(true);
  isLost = true;
  return true;
}

function forgetAll(): void {
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

/**
 * Signing out in one tab signs out the others; another person's session, or one in another practice,
 * has them begin anew in it. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key !== TOKEN_KEY) return;
    if (newValue === null) {
      if (sessionStore.get().isLoggedIn) closeSession();
      return;
    }
    const now = whoseIs(newValue);
    const before = whoseIs(oldValue);
    if (!now) return;
    const moved = before && (before.userId !== now.userId || before.practiceId !== now.practiceId);
    if (moved || isLost || isElsewhere(now.userId, now.practiceId)) startAnew();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
