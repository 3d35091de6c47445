/**
 * Pages that exist as files, rendered when the web app is built: search engines and first visits
 * get real HTML. Every other path is the app's own and starts from the fallback page.
 */
export const publicPaths: readonly string[] = [
  "/",
  "/guides",
  "/faq",
  "/privacy-policy",
  "/cookies-policy",
  "/terms",
  "/unsubscribe",
  "/plans",
  "/booking",
  "/manage-booking",
  "/login",
  "/register",
  "/forgot-password",
];

/** The page that starts the app on any path without a file; react-router's build names it so. */
export const fallbackPage = "/__spa-fallback.html";
