import { useRef } from "react";
import { Outlet } from "react-router";
import { MAIN_ID, SkipLink } from "~/components/skip-link";
import { SiteFooter } from "~/features/site/components/site-footer";
import { SiteHeader } from "~/features/site/components/site-header";
import { SupportGate } from "~/features/support/components/support-gate";
import { useFocusOnNavigation } from "~/lib/use-focus-on-navigation";

/** The frame of the public pages. */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
      <SupportGate />
    </div>
  );
}
