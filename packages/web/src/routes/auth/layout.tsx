import { useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { PageFrame } from "~/components/page-frame";
import { guestRedirect } from "~/lib/session/guards";
import { startSession, useSession } from "~/lib/session/session";
import { useFocusOnNavigation } from "~/lib/use-focus-on-navigation";

/** The frame of the sign-in screens. A signed-in person is sent on to where they were going. */
export default function AuthLayout() {
  const session = useSession();
  const place = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useEffect(() => void startSession(), []);

  const elsewhere = guestRedirect(session, place);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <PageFrame ref={main} tabIndex={-1} className="max-w-[29.5rem] pb-16 sm:px-4 sm:pt-[6vh]">
      <Outlet />
    </PageFrame>
  );
}
