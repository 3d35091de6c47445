import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import type { PlanId } from "../../billing/plans/plan.schema";
import type { SubscriptionErrand } from "../../billing/subscriptions";
import { env } from "../../kernel/env";
import { compose, oneLine } from "../../kernel/letter-frame.rules";
import { Alerts } from "../alerts";
import { SUBSCRIPTION } from "../alerts/place.rules";
import { type Left, worded } from "./notice.rules";

/** Tells what a plan leaves of a practice, see `Left`. */
export type LeftBy = (ownerId: string, planId: PlanId) => Promise<Left>;

/** The account that gets a notice, and the notice's words; undefined if it is not active. */
async function read({ userId, notice }: SubscriptionErrand, leftBy: LeftBy) {
  const user = await Users.find(userId);
  if (user?.status !== "active") return undefined;
  const plans = await Plans.catalogue();
  const names = Object.fromEntries(plans.map(({ planId, displayName }) => [planId, displayName]));
  const left = "to" in notice ? await leftBy(userId, notice.to) : undefined;
  return { user, said: worded(notice, names, left) };
}

/** Raises the alert about what happened with a subscription, once for each cause. */
export async function raise(errand: SubscriptionErrand, leftBy: LeftBy): Promise<void> {
  const found = await read(errand, leftBy);
  if (!found) return;
  await Alerts.raise(errand.userId, {
    ...found.said,
    key: `subscription ${errand.key}`,
    at: errand.at,
    avatarIcon: "Setting2",
    sourceType: "account",
    sourceId: SUBSCRIPTION,
    folderId: null,
    expirationDate: null,
  });
}

/** Mails a practice what happened with its subscription. */
export async function sendLetter(
  errand: SubscriptionErrand & { _id: string },
  leftBy: LeftBy,
): Promise<void> {
  const found = await read(errand, leftBy);
  if (!found) return;
  const { user, said } = found;
  const url = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  const words = compose({
    subject: said.primaryText,
    paragraphs: [`Hola, ${oneLine(user.firstName)}.`, `${said.primaryText}.`, said.secondaryText],
    link: { label: "Ver mi suscripción", url },
  });
  const leaving = { kind: "subscription", id: errand._id, to: user.email } as const;
  await Letters.send(leaving, () => words);
}
