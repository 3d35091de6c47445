import AccountPage from "~/features/profile/components/account-page";
import { SubscriptionDesk } from "~/features/subscription/components/subscription-desk";

/** The account, with the subscription in its settings. */
export default function AccountDesk() {
  return <AccountPage subscription={<SubscriptionDesk />} />;
}
