import type { ActingPractice } from "@foja/core/accounts/practices/practice.schema";
import type { User } from "@foja/core/accounts/users/user.schema";
import type { Subscription } from "@foja/core/billing/plans/plan.schema";
import { storage, TOKEN_KEY } from "../storage";
import { createStore } from "../store";

/** The answer of the calls that open or read a session. */
export type SessionAnswer = {
  token?: string;
  user: User;
  practice: ActingPractice;
  subscription: Subscription | null;
  paymentHistory?: unknown[];
  customer?: unknown;
};

export type SessionState = {
  /** The session was read for the first time. */
  isInitialized: boolean;
  isLoggedIn: boolean;
  /** Registered, or signed in with the right password, and the e-mail is not verified yet. */
  needsVerification: boolean;
  user: User | null;
  /** Their own, or one where they are a member. */
  practice: ActingPractice | null;
  email: string | null;
  subscription: Subscription | null;
  paymentHistory: unknown[];
  customer: unknown;
  /** They signed out: the page they left is not remembered. */
  leftOnPurpose: boolean;
  /** Why the session could not be read; it can be tried again. */
  failure: string | null;
};

export const SIGNED_OUT: SessionState = {
  isInitialized: true,
  isLoggedIn: false,
  needsVerification: false,
  user: null,
  practice: null,
  email: null,
  subscription: null,
  paymentHistory: [],
  customer: null,
  leftOnPurpose: false,
  failure: null,
};

export const sessionStore = createStore<SessionState>({ ...SIGNED_OUT, isInitialized: false });

/** The access token, in local storage as the product's contract says. */
export const token = {
  get: () => storage.get(TOKEN_KEY),
  set: (value: string) => storage.set(TOKEN_KEY, value),
  clear: () => storage.remove(TOKEN_KEY),
};
