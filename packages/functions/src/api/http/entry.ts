import type { NeedsFactor, Pending, SignIn } from "@foja/core/accounts/auth";
import { asked } from "@foja/core/accounts/factors/factor.schema";
import { actingPractice } from "@foja/core/accounts/practices/practice.schema";
import { user } from "@foja/core/accounts/users/user.schema";
import { subscription } from "@foja/core/billing/plans/plan.schema";
import { payment } from "@foja/core/billing/subscriptions/subscription.schema";
import type { Context } from "hono";
import * as z from "zod";
import { answerWith, success } from "./answers";
import { keep } from "./browser-cookies";
import { setRefresh } from "./refresh-cookie";

/**
 * The signed-in person, the acting practice, its plan, its latest payments, and its customer at
 * Stripe: the last two only for those who govern it.
 */
export const account = success.extend({
  user,
  practice: actingPractice,
  subscription,
  paymentHistory: z.array(payment),
  customer: z.object({ _id: z.string(), email: z.string().nullable() }).nullable(),
});

/** The response to a successful sign-in, by any method. */
export const entry = account.extend({ token: z.string(), message: z.string() });

/** The response where the account still needs its verification code, which opens it here. */
export const pending = success.extend({ needsVerification: z.literal(true), user });

/** The response where the second factor is still required. */
export const needsFactor = success.extend({ needsSecondFactor: z.literal(true), ...asked.shape });

type Account = Pick<SignIn, "user" | "practice" | "subscription" | "paymentHistory" | "customer">;

const facts = ({ user, practice, subscription, paymentHistory, customer }: Account) => ({
  ...{ user, practice, subscription, paymentHistory, customer },
});

/** The response where a session moves to another practice. */
export const move = entry.extend({ practiceId: z.string() });

/** Sends the account of a session that moves to another practice, with its new token. */
export const answerMove = (c: Context, given: Account & { token: string }, message: string) => {
  const { token, practice } = given;
  return answerWith(c, { ...facts(given), token, practiceId: practice._id, message });
};

/** Sends the signed-in person and their plan. */
export const answerAccount = (c: Context, given: Account) => answerWith(c, facts(given));

/** The response while the code is missing; stores the registration in the browser. */
export function waiting(c: Context, { needsVerification, user, registration }: Pending) {
  keep(c, "registration", registration);
  return { needsVerification, user };
}

/** Sends the result of signing in: success, a missing code, or the second factor. */
export function answerEntry(c: Context, result: SignIn | Pending | NeedsFactor, message: string) {
  if ("needsVerification" in result) return answerWith(c, waiting(c, result));
  if ("needsSecondFactor" in result) return answerWith(c, result);
  return welcome(c, result, message);
}

/**
 * Signs a person in: sets the refresh cookie, remembers the device, and sends the account with an
 * access token.
 */
export function welcome(c: Context, given: SignIn, message: string) {
  setRefresh(c, given.refresh);
  keep(c, "device", given.device);
  if (given.remembered) keep(c, "remembered", given.remembered);
  return answerWith(c, { ...facts(given), token: given.token, message });
}
