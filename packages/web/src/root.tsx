import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Links, Meta, Outlet, PrefetchPageLinks, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { CrashPage } from "./components/crash-page";
import { RouteAnnouncer } from "./components/route-announcer";
import { StartingShell } from "./components/shell/starting-shell";
import { Snackbars } from "./components/snackbars";
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

/** Of the document that every private address starts from. */
export const meta: Route.MetaFunction = () => [{ title: "Foja" }, UNLISTED];

/** Runs before anything is drawn. Only documents carry it: the browser's code leaves it as it came. */
const AT_ONCE = import.meta.env.SSR ? `${FIRST_PAINT};${STARTING}` : "";

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

/** What every page shares: the theme it follows and the place where snackbars appear. */
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
 * What the SPA shows while its first page arrives: the practice's shell and the page's skeleton where
 * somebody is signed in, else paper. It is drawn while building; the browser leaves it as it came, so
 * that no page carries its code, and nothing of it answers before the real one takes its place.
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

/** Anything nobody caught. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage error={error} />;
}
