import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { PageBoundary } from "~/components/page-boundary";
import { PageSkeleton } from "~/components/page-skeleton";
import { PlansNotLoaded } from "~/components/plans-not-loaded";
import { SessionFailure } from "~/components/session-failure";
import { Shell } from "~/components/shell/shell";
import { HowTo } from "~/features/help/components/how-to";
import { SearchGate } from "~/features/search/components/search-gate";
import { SupportGate } from "~/features/support/components/support-gate";
import { freshGate, gate } from "~/lib/api/client";
import { askedDeletion } from "~/lib/ask-deletion";
import { today } from "~/lib/due";
import { savesData, whenIdle } from "~/lib/idle";
import { useOffline } from "~/lib/offline/use-offline";
import { registerWorker } from "~/lib/offline/worker";
import { type PlanRestriction, planRestriction } from "~/lib/plan-restriction";
import { queryClient } from "~/lib/query-client";
import { retryLoading } from "~/lib/retry-loading";
import { demands } from "~/lib/session/demand";
import { protectedRedirect } from "~/lib/session/guards";
import { endGuests } from "~/lib/session/guests";
import {
  followOtherTabs,
  onSessionClosed,
  refreshSession,
  startSession,
  useSession,
} from "~/lib/session/session";
import { sessionStore, token } from "~/lib/session/store";
import { shapeOf } from "~/lib/starting";
import { useStore } from "~/lib/store";
import { likely } from "./likely";

const SearchDesk = lazy(() => retryLoading(() => import("./search-desk")));
const SessionDialog = lazy(() => import("~/features/auth/components/session-dialog"));
const FreshDialog = lazy(() => import("~/features/auth/components/fresh-dialog"));
const RoleGate = lazy(() => import("~/components/role-gate"));
const FactorDemanded = lazy(() => import("~/features/profile/components/factor-demanded"));
const DeletionDialog = lazy(() => import("~/components/deletion-dialog"));
const PlanDialog = lazy<ComponentType<PlanRestriction>>(() =>
  import("~/components/plan-dialog").catch(() => ({ default: PlansNotLoaded })),
);

const PREFETCH_AFTER_MS = 5000;

/** Everything behind the login: the guard, the shell, and the preloading of likely pages. */
export default function AppLayout() {
  const session = useSession();
  const place = useLocation();
  const { open } = useStore(gate.store);
  const { open: asksFactor } = useStore(freshGate.store);
  const { shown } = useStore(planRestriction);
  const { asked } = useStore(askedDeletion);
  useSessionLife();
  useOffline();
  usePrefetch();

  // Without a token there is nothing to wait for: the guard decides at once.
  const starting = !session.isInitialized && !session.needsVerification && token.get() !== null;
  if (starting && session.failure) return <SessionFailure reason={session.failure} />;
  // The query changes without the router: who signs in again comes back to what is shown.
  const here = { ...place, search: location.search };
  const elsewhere = starting ? null : protectedRedirect(session, here);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  // One shell from the first frame on: a menu opened while the session is read stays open.
  return (
    <QueryClientProvider client={queryClient}>
      <Shell help={<HowTo />}>
        {starting ? (
          <PageSkeleton shape={shapeOf(place.pathname)} />
        ) : (
          <PageBoundary place={place.pathname}>
            <Inside pathname={place.pathname} />
          </PageBoundary>
        )}
      </Shell>
      <SupportGate />
      {!starting && <SearchGate Desk={SearchDesk} />}
      <Suspense>
        {asked && <DeletionDialog {...asked} />}
        {shown && <PlanDialog {...shown} />}
        {asksFactor && <FreshDialog />}
        {open && <SessionDialog />}
      </Suspense>
    </QueryClientProvider>
  );
}

/** The page; to who governs the practice every page is open, and the gate is loaded for the others. */
function Inside({ pathname }: { pathname: string }) {
  const { practice } = useSession();
  if (practice?.lacksFactor) return <FactorDemanded />;
  if (!practice || practice.role === "titular") return <Outlet />;
  return (
    <RoleGate pathname={pathname}>
      <Outlet />
    </RoleGate>
  );
}

function useSessionLife() {
  useEffect(() => {
    void startSession();
    // Only the server knows that the second factor is demanded from now on.
    const learn = () => {
      if (!sessionStore.get().practice?.lacksFactor) void refreshSession();
    };
    const stops = [
      demands.subscribe(learn),
      followOtherTabs(),
      endGuests(),
      onSessionClosed(() => queryClient.clear()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Reads the data of the search in advance. */
async function readIndex(): Promise<void> {
  const { loadIndex } = await import("./search-index");
  const userId = sessionStore.get().user?._id;
  if (userId) loadIndex(queryClient, userId);
}

function usePrefetch() {
  useEffect(() => {
    // While the page is awaited: a slow phone takes 50 ms for the first day, which the first rows need.
    setTimeout(today);
    const timer = setTimeout(() => {
      if (!navigator.onLine || savesData()) return;
      likely.dashboard.preload();
      likely.folders.preload();
      likely.calculators.preload();
      // If it fails, the first search reads it.
      whenIdle(() => void readIndex().catch(() => undefined));
      // A private window may refuse: then Foja needs a network, like every page.
      registerWorker().catch(() => undefined);
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
