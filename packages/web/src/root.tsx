import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { CrashPage } from "./components/crash-page";
import { RouteAnnouncer } from "./components/route-announcer";
import { Snackbars } from "./components/snackbars";
import { FIRST_PAINT } from "./lib/theme/first-paint";
import { applyPreferences, DEFAULTS, followSystem } from "./lib/theme/preferences";
import "./styles/app.css";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: interUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: Route.MetaFunction = () => [{ title: "Foja" }];

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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, hashed in the policy */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT }} />
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

/** What the SPA shows while its first page arrives: paper, nothing that would jump. */
export function HydrateFallback() {
  return <div className="min-h-dvh" aria-busy="true" />;
}

/** Anything nobody caught. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage error={error} />;
}
