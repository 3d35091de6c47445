import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import type { PlanId } from "../../billing/plans/plan.schema";
import type { SubscriptionErrand } from "../../billing/subscriptions";
import { env } from "../../kernel/env";
import { compose, oneLine } from "../../kernel/letter-frame.rules";
import { carrier } from "../../kernel/outbox";
import { Alerts } from "../alerts";
import { SUBSCRIPTION } from "../alerts/place.rules";
import { type Left, type Said, worded } from "./notice.rules";

type Asked = SubscriptionErrand & { _id: string };
type Tell = (errand: Asked, said: Said, user: Users.UserRecord) => Promise<void>;

/** Raises the alert about what happened with a subscription, once for each cause. */
const raise: Tell = ({ userId, key, at }, said) =>
  Alerts.raise(userId, {
    ...said,
    key: `subscription ${key}`,
    at,
    avatarIcon: "Setting2",
    sourceType: "account",
    sourceId: SUBSCRIPTION,
    folderId: null,
    expirationDate: null,
  });

/** Mails a practice what happened with its subscription. */
const send: Tell = ({ _id }, said, user) => {
  const url = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  const words = compose({
    subject: said.primaryText,
    paragraphs: [`Hola, ${oneLine(user.firstName)}.`, `${said.primaryText}.`, said.secondaryText],
    link: { label: "Ver mi suscripción", url },
  });
  return Letters.send({ kind: "subscription", id: _id, to: user.email }, () => words);
};

/**
 * Who carries the notices of subscriptions; an account that is not active gets none. `leftBy` tells
 * what a plan leaves of a practice: see `Left`.
 */
export function carriersBy(leftBy: (ownerId: string, planId: PlanId) => Promise<Left>) {
  const inform =
    (...ways: Tell[]) =>
    async (errand: Asked): Promise<void> => {
      const { userId, notice } = errand;
      const user = await Users.find(userId);
      if (user?.status !== "active") return;
      const plans = await Plans.catalogue();
      const names = Object.fromEntries(plans.map((plan) => [plan.planId, plan.displayName]));
      const left = "to" in notice ? await leftBy(userId, notice.to) : undefined;
      const said = worded(notice, names, left);
      for (const tell of ways) await tell(errand, said, user);
    };
  return [
    carrier("subscriptionAlert", inform(raise)),
    carrier("subscriptionLetter", inform(send)),
    carrier("subscription", inform(raise, send)),
  ];
}
