import { PolicyPage } from "~/features/site/components/policy-page";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.privacy);

export default function PrivacyPolicy() {
  return <PolicyPage kind="privacy" />;
}
