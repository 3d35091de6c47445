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

/**
 * Pages whose last part is somebody's own name or secret. One file answers for all that lie beside it:
 * the browser reads in its address whose it is.
 */
export const sharedPaths: readonly string[] = ["/booking/_", "/manage-booking/_"];

/** The file of the page that other sites may show inside of theirs. */
export const framedFile = "/booking/_/index.html";
/** The addresses that it answers, as CloudFront names them. */
export const framedPattern = "/booking/*";

/** The page that starts the app on any path without a file; react-router's build names it so. */
export const fallbackPage = "/__spa-fallback.html";
