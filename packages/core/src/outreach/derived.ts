import { type Changed, type Derived, unlessRemoved } from "../kernel/changes";
import { Campaigns } from "./campaigns";
import { Subscribers } from "./subscribers";

/** Updates an account's marketing contact to its present state, or deletes it with the account. */
async function followAccount(item: Changed, before: Changed | undefined): Promise<void> {
  const userId = Subscribers.accountOf(item, before);
  if (!userId) return;
  const lastEmail = item.type === "user" && before ? String(before.email) : undefined;
  await Subscribers.follow(userId, lastEmail);
}

/** What follows from changes for marketing, see `Derived`. */
export const derived: readonly Derived[] = [
  ...["user", "planMember", "session"].map((type) => ({ type, refresh: followAccount })),
  {
    type: "campaign",
    refresh: unlessRemoved(async (item, before) => {
      if (Campaigns.isStirred(item, before)) await Campaigns.stirAll(String(item._id));
    }),
  },
];
