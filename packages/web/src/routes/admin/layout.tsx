import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { PageBoundary } from "~/components/page-boundary";
import { Shell } from "~/components/shell/shell";
import { SupportGate } from "~/features/support/components/support-gate";
import { queryClient } from "~/lib/query-client";
import { onSessionClosed } from "~/lib/session/session";

/** The frame of the administration's pages: the same as that of the practice's. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  useEffect(() => onSessionClosed(() => queryClient.clear()), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <PageBoundary place={pathname}>
          <Outlet />
        </PageBoundary>
      </Shell>
      <SupportGate />
    </QueryClientProvider>
  );
}
