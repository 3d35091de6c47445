import { QueryClientProvider } from "@tanstack/react-query";
import { PageSkeleton } from "~/components/page-skeleton";
import { Skeleton } from "~/components/ui/skeleton";
import { queryClient } from "~/lib/query-client";
import { BottomBar } from "./bottom-bar";
import { Header } from "./header";
import { MAIN_CLASS } from "./main-class";
import { Sidebar } from "./sidebar";

/**
 * The shell and a page's skeleton in the document, shown before any code has arrived. Rendered at
 * build time only; `[data-starting]` and `[data-menu]` set the page and the menu.
 */
export function StartingShell() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="hidden min-h-dvh in-data-starting:flex">
        <div className="hidden in-data-[menu=vertical]:contents">
          <Sidebar />
        </div>
        <div className="hidden w-[68px] shrink-0 border-e md:in-data-[menu=compact]:block" />
        <div className="flex min-w-0 flex-1 flex-col pb-14 sm:pb-0">
          <Header withBrand={false} />
          <div className="hidden h-[45px] border-b md:in-data-[menu=horizontal]:block" />
          <div className={MAIN_CLASS}>
            <Skeleton className="mb-3 h-[26px] w-28 in-data-[starting=dashboard]:hidden" />
            <div className="hidden in-data-[starting=list]:block">
              <PageSkeleton shape="list" />
            </div>
            <div className="hidden in-data-[starting=calendar]:block">
              <PageSkeleton shape="calendar" />
            </div>
            <div className="hidden in-data-[starting=dashboard]:block">
              <PageSkeleton shape="dashboard" />
            </div>
            <div className="hidden in-data-[starting=page]:block">
              <PageSkeleton shape="page" />
            </div>
          </div>
        </div>
        <BottomBar />
      </div>
    </QueryClientProvider>
  );
}
