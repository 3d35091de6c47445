import type { SignIn } from "@foja/core/accounts/auth";
import { user } from "@foja/core/accounts/users/user.schema";
import { subscription } from "@foja/core/billing/plans/plan.schema";
import type { Context } from "hono";
import * as z from "zod";
import { success } from "./answers";
import { setRefresh } from "./refresh-cookie";

/** What the app needs to know of who is signed in. Nobody has paid yet: no history, no customer. */
export const account = success.extend({
  user,
  subscription,
  paymentHistory: z.array(z.never()),
  customer: z.null(),
});

/** The answer of every way in. */
export const entry = account.extend({ token: z.string(), message: z.string() });

/** Or: the account still waits for its code. */
export const pending = success.extend({ needsVerification: z.literal(true), user });

/** Presents a person who is signed in. */
export const present = (given: Pick<SignIn, "user" | "subscription">) => ({
  success: true as const,
  user: given.user,
  subscription: given.subscription,
  paymentHistory: [],
  customer: null,
});

/** Presents an entry, and sets its cookie. */
export function welcome(c: Context, given: SignIn, message: string) {
  setRefresh(c, given.refresh);
  return { ...present(given), token: given.token, message };
}
