import { useEffect, useRef } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router";
import { Brand } from "~/components/brand";
import { MAIN_ID } from "~/components/skip-link";
import { paths } from "~/lib/paths";
import { guestRedirect } from "~/lib/session/guards";
import { startSession, useSession } from "~/lib/session/session";
import { useFocusOnNavigation } from "~/lib/use-focus-on-navigation";

/** The paper around the sign-in screens. Who is already in goes on to where they were going. */
export default function AuthLayout() {
  const session = useSession();
  const place = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useEffect(() => void startSession(), []);

  const elsewhere = guestRedirect(session, place);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 shrink-0 items-center px-6 sm:px-10">
        <Link to={paths.home} aria-label="Foja, ir a la portada" className="rounded-sm">
          <Brand />
        </Link>
      </header>
      <main
        ref={main}
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-[29.5rem] flex-1 pb-16 sm:px-4 sm:pt-[6vh]"
      >
        <Outlet />
      </main>
    </div>
  );
}
