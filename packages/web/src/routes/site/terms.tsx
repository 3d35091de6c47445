import { PolicyPage } from "~/features/site/components/policy-page";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.terms);

export default function Terms() {
  return <PolicyPage kind="terms" />;
}
