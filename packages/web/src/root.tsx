import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Links, Meta, Outlet, PrefetchPageLinks, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { CrashPage } from "./components/crash-page";
import { RouteAnnouncer } from "./components/route-announcer";
import { StartingShell } from "./components/shell/starting-shell";
import { Snackbars } from "./components/snackbars";
import { EARLY } from "./features/folders/early";
import { UNLISTED } from "./lib/page-title";
import { paths } from "./lib/paths";
import { STARTING } from "./lib/starting";
import { FIRST_PAINT } from "./lib/theme/first-paint";
import { applyPreferences, DEFAULTS, followSystem } from "./lib/theme/preferences";
import "./styles/app.css";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: interUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The head of the document that every private address starts from. */
export const meta: Route.MetaFunction = () => [{ title: "Foja" }, UNLISTED];

/** Runs before anything is drawn. Only documents have it: the browser leaves it unchanged. */
const AT_ONCE = import.meta.env.SSR ? `${FIRST_PAINT};${STARTING};${EARLY}` : "";

/** The document around every page, prerendered or not. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="es-AR"
      dir={DEFAULTS.direction}
      data-theme={DEFAULTS.preset}
      data-mode="light"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants, hashed in the policy */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: AT_ONCE }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Sets up what every page shares: the theme and the snackbars. */
export default function Root() {
  useEffect(() => {
    applyPreferences();
    return followSystem();
  }, []);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Snackbars />
    </>
  );
}

/**
 * What the SPA shows while its first page is loaded: the practice's shell and the page's skeleton
 * if somebody is signed in, else an empty page. It is rendered at build time and left unchanged by
 * the browser, so that no page loads its code; nothing in it reacts before the real page replaces
 * it.
 */
export function HydrateFallback() {
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, and what is there stays
    return <div {...STILL} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return (
    <div {...STILL}>
      <PrefetchPageLinks page={paths.folders.list} />
      <StartingShell />
    </div>
  );
}

const STILL = {
  className: "min-h-dvh",
  "aria-busy": true,
  "aria-hidden": true,
  inert: true,
} as const;

/** The page for any error that was not caught. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage error={error} />;
}
