import { lazy, type ReactNode, Suspense, useRef } from "react";
import { MAIN_ID, SkipLink } from "~/components/skip-link";
import { usePush } from "~/lib/push/use-push";
import { useRealtime } from "~/lib/realtime/use-realtime";
import { useStore } from "~/lib/store";
import { preferences } from "~/lib/theme/preferences";
import { useFocusOnNavigation } from "~/lib/use-focus-on-navigation";
import { BottomBar } from "./bottom-bar";
import { ErasureNote } from "./erasure-note";
import { GlobalShortcuts } from "./global-shortcuts";
import { GoogleNote } from "./google-note";
import { Header } from "./header";
import { MAIN_CLASS } from "./main-class";
import { OfflineNote } from "./offline-note";
import { PageCrumbs } from "./page-crumbs";
import { PageTabs } from "./page-tabs";
import { Sidebar } from "./sidebar";
import { StandingNote } from "./standing-note";

/** Loaded where the person chose it: most have the menu beside the page. */
const HorizontalNav = lazy(() => import("./horizontal-nav"));

type ShellProps = {
  /** The help of the current page, in the line above it. */
  help?: ReactNode;
  children: ReactNode;
};

/** The frame around every page of the practice. */
export function Shell({ help, children }: ShellProps) {
  const { menu } = useStore(preferences);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useRealtime();
  usePush();
  const horizontal = menu === "horizontal";
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {!horizontal && <Sidebar />}
      <div className="flex min-w-0 flex-1 flex-col pb-14 sm:pb-0">
        <Header withBrand={horizontal} />
        {horizontal && (
          <Suspense fallback={<div className="hidden h-[45px] border-b md:block" />}>
            <HorizontalNav />
          </Suspense>
        )}
        <OfflineNote />
        <ErasureNote />
        <StandingNote />
        <GoogleNote />
        <div className={MAIN_CLASS}>
          <PageCrumbs help={help} />
          <PageTabs />
          <main ref={main} id={MAIN_ID} tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
        <footer className="mx-auto w-full max-w-[1240px] px-4 py-5 text-ink-faint text-sm sm:px-6 md:px-10">
          Foja, hecho para la práctica del derecho en Argentina
        </footer>
      </div>
      <BottomBar />
      <GlobalShortcuts />
    </div>
  );
}
