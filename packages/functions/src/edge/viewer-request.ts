import { fallbackPage, publicPaths, sharedPaths } from "./public-paths";

const lastSegmentHasExtension = /\.[A-Za-z0-9]+$/;

/**
 * Decides which file serves a path. CloudFront runs it before the bucket, and the local runtime
 * before the built files; `/api/*` never reaches it. It is bundled separately for
 * cloudfront-js-2.0: no Node, no network, and only that runtime's syntax.
 */
export function handler<R extends { uri: string }>(event: { request: R }): R {
  const request = event.request;
  request.uri = fileFor(request.uri);
  return request;
}

function fileFor(uri: string): string {
  const path = uri.length > 1 && uri.endsWith("/") ? uri.slice(0, -1) : uri;
  if (path === "/") return "/index.html";
  if (publicPaths.includes(path)) return `${path}/index.html`;
  // A missing file must be a 404, not a page: the app notices a stale chunk and reloads.
  if (lastSegmentHasExtension.test(path)) return path;
  const shared = `${path.slice(0, path.lastIndexOf("/"))}/_`;
  return sharedPaths.includes(shared) ? `${shared}/index.html` : fallbackPage;
}
