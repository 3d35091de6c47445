import { createHash } from "node:crypto";

/** Two years, in seconds: the minimum for the preload list that browsers ship with. */
export const hstsSeconds = 63_072_000;

/** For files with a hash of their content in the name: they never change. */
export const immutableCache = "public,max-age=31536000,immutable";
/** For all other files: browsers revalidate before use, so that a deployment shows at once. */
export const revalidateCache = "public,max-age=0,must-revalidate";
/** The folder where the web build puts the files with a hash in their name. */
export const hashedFolder = "assets";

/** The policy of data responses: nothing in them may load or be framed. */
export const apiCsp = "default-src 'none'; frame-ancestors 'none'";

/** What only data responses have: no other site's page may load one, such as by an `<img>`. */
export const apiHeaders = { "cross-origin-resource-policy": "same-origin" } as const;

/** Every security header but the content policy, for pages and for the API. */
export const commonHeaders = {
  "strict-transport-security": `max-age=${hstsSeconds}; includeSubDomains; preload`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // Not plain same-origin: sign-in with Google responds to its opener from a popup.
  "cross-origin-opener-policy": "same-origin-allow-popups",
} as const;

/**
 * The content policy of pages; inline scripts run only when their hash is given. Files are posted
 * to the object store's own origin.
 */
export function buildCsp(
  scriptHashes: readonly string[],
  filesOrigin?: string,
  framedBy: "'none'" | "*" = "'none'",
): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    // Our libraries for dialogs and notices insert style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    // 'self' also covers a web socket on our own host.
    ["connect-src 'self'", filesOrigin].filter(Boolean).join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join("; ");
}

/** All headers of a page, names in lower case. */
export function pageHeaders(
  scriptHashes: readonly string[],
  filesOrigin?: string,
): Record<string, string> {
  return { ...commonHeaders, "content-security-policy": buildCsp(scriptHashes, filesOrigin) };
}

/**
 * The headers of the only page that other sites may frame: the booking page. Nothing in it uses the
 * visitor's session.
 */
export function framedPageHeaders(
  scriptHashes: readonly string[],
  filesOrigin?: string,
): Record<string, string> {
  const { "x-frame-options": _, ...headers } = pageHeaders(scriptHashes, filesOrigin);
  return { ...headers, "content-security-policy": buildCsp(scriptHashes, filesOrigin, "*") };
}

/** How long a built file may be cached, by its path below the site's root. */
export function cacheControl(path: string): string {
  return path.replace(/^\//, "").startsWith(`${hashedFolder}/`) ? immutableCache : revalidateCache;
}

/** The CSP sources of a page's inline scripts, each once, in order of appearance. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(scriptElement)) {
    if (hasSource.test(attributes) || isData.test(attributes) || body === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(body).digest("base64")}`);
  }
  return [...hashes];
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const hasSource = /(?:^|\s)src\s*=/i;
/** Data for search engines, which browsers do not run: the policy does not apply. */
const isData = /\stype\s*=\s*["']application\/ld\+json["']/i;
