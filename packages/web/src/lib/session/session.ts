import type { User } from "@foja/core/accounts/users/user.schema";
import { answer } from "../api/answer";
import { client, freshGate, gate } from "../api/client";
import { ApiError, type LimitInfo } from "../api/error";
import { messageForStatus } from "../api/messages";
import { paths } from "../paths";
import { TOKEN_KEY } from "../storage";
import { useStore } from "../store";
import { leave, leaveAgain } from "./leave";
import { type SessionAnswer, SIGNED_OUT, sessionStore, token } from "./store";
import { whoseIs } from "./whose";

/** Who is signed in, following every change. */
export const useSession = () => useStore(sessionStore);

const closing = new Set<() => void>();

/** Calls `listener` when the session ends, to delete its data. Returns a function that stops it. */
export function onSessionClosed(listener: () => void): () => void {
  closing.add(listener);
  return () => closing.delete(listener);
}

/** Opens a session, or updates it; one of another person or practice reloads the page. */
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

/** Whether this is another person or practice than on screen. */
function isElsewhere(userId: string, practiceId: string | undefined): boolean {
  const { isLoggedIn, user, practice } = sessionStore.get();
  if (!isLoggedIn || !user) return false;
  return user._id !== userId || (practice !== null && practice._id !== practiceId);
}

/**
 * Switches to another practice by loading its dashboard as a new page: nothing of the one before is
 * left.
 */
export function goToPractice({ token: next }: Pick<SessionAnswer, "token">): void {
  if (next) token.set(next);
  startAnew();
}

/** Clears the session and all that was read, and loads the dashboard for the stored token. */
function startAnew(): void {
  sessionStore.set({ ...SIGNED_OUT, isInitialized: false });
  forgetAll();
  location.assign(paths.dashboard);
}

/** Shows how much of a resource the practice uses, and may use, as the plan's refusal has just said. */
export function setUsed({ resourceType: of, currentCount, limit }: LimitInfo): void {
  const { subscription } = sessionStore.get();
  if (!subscription || !(of in subscription.usage)) return;
  const usage = { ...subscription.usage, [of]: currentCount };
  const limits = { ...subscription.limits, [of]: limit };
  sessionStore.set({ subscription: { ...subscription, usage, limits } });
}

/** Waits for the code of the e-mail, after the right password or a registration. */
export function awaitVerification(email: string): void {
  sessionStore.set({ ...SIGNED_OUT, needsVerification: true, email });
}

/** Shows a changed profile everywhere. */
export function setUser(user: User): void {
  sessionStore.set({ user, email: user.email });
}

/** Deletes the session on this device: token, waiting calls and all that was read under it. */
export function closeSession(leftOnPurpose = false): void {
  token.clear();
  closeHere(leftOnPurpose);
}

function closeHere(leftOnPurpose: boolean): void {
  sessionStore.set({ ...SIGNED_OUT, leftOnPurpose });
  forgetAll();
}

/** Whether the session ended against its person's will: this tab then follows one that goes on. */
let isLost = false;

/**
 * Ends the session in this tab after it ended elsewhere; returns whether it did. If another tab
 * already acts in another practice, this one goes there instead. The useless token stays stored:
 * the other tab may be writing the next one at this instant, which would be lost with it.
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

/**
 * Ends the session here at once, and then on the server. Returns whether the server answered; if
 * not, it is asked again once there is a network.
 */
export async function signOut(): Promise<boolean> {
  const held = token.get();
  // First here: once the server has ended it, a page that still reads would be refused.
  closeSession(true);
  const isEnded = held === null || (await leave(held));
  // A call of the page may have renewed the token meanwhile.
  if (!sessionStore.get().isLoggedIn) token.clear();
  return isEnded;
}

/** Reads who is signed in, once; later calls wait for the same answer. */
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
    void leaveAgain();
    return;
  }
  sessionStore.set({ failure: null });
  try {
    openSession(await answer(client.api.auth.me.$get()));
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status !== undefined && status >= 400 && status < 500 && status !== 429) {
      // Meanwhile the person may have signed in: the refusal was of the session before.
      if (sessionStore.get().isLoggedIn) return;
      closeSession();
      return;
    }
    if (status === 0 && (await openWhatIsKept().catch(() => false))) return;
    sessionStore.set({ failure: error instanceof Error ? error.message : messageForStatus(0) });
  }
}

/** Opens what this device has stored when the server is silent. Sign-in screens do not load it. */
async function openWhatIsKept(): Promise<boolean> {
  const { openKept } = await import("../offline/kept");
  const kept = await openKept();
  if (kept) openSession(kept);
  return kept !== undefined;
}

/** Reads the account again in the background: the plan's usage changes with every case. */
export async function refreshSession(): Promise<void> {
  const entry = await answer(client.api.auth.me.$get()).catch(() => undefined);
  if (entry && sessionStore.get().isLoggedIn) openSession(entry);
}

/**
 * Signing out in one tab signs out the others; a session of another person or in another practice
 * reloads them in it. Returns a function that stops it.
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
