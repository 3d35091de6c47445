import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import type { PlanId } from "../../billing/plans/plan.schema";
import type { SubscriptionErrand } from "../../billing/subscriptions";
import { env } from "../../kernel/env";
import { compose, oneLine } from "../../kernel/mails/frame.rules";
import { Alerts } from "../alerts";
import { SUBSCRIPTION } from "../alerts/place.rules";
import { type Left, type Said, worded } from "./notice.rules";

/**
 * Notifies a practice of what happened with its subscription: raises the alert, once for each
 * cause, and sends the mail. Nothing is sent to an account that is not active. `leftBy` tells what a
 * plan leaves of the practice: see `Left`.
 */
export async function sendLetter(
  errand: SubscriptionErrand & { _id: string },
  leftBy: (ownerId: string, planId: PlanId) => Promise<Left>,
): Promise<void> {
  const { userId, notice } = errand;
  const user = await Users.find(userId);
  if (user?.status !== "active") return;
  const plans = await Plans.catalogue();
  const names = Object.fromEntries(plans.map(({ planId, displayName }) => [planId, displayName]));
  const left = "to" in notice ? await leftBy(userId, notice.to) : undefined;
  const said = worded(notice, names, left);
  await Alerts.raise(userId, draftOf(errand, said));
  const url = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  const words = compose({
    subject: said.primaryText,
    paragraphs: [`Hola, ${oneLine(user.firstName)}.`, `${said.primaryText}.`, said.secondaryText],
    link: { label: "Ver mi suscripción", url },
  });
  const leaving = { kind: "subscription", id: errand._id, to: user.email } as const;
  await Letters.send(leaving, () => words);
}

const draftOf = ({ key, at }: SubscriptionErrand, said: Said): Alerts.AlertDraft => ({
  ...said,
  key: `subscription ${key}`,
  at,
  avatarIcon: "Setting2",
  sourceType: "account",
  sourceId: SUBSCRIPTION,
  folderId: null,
  expirationDate: null,
});
