import { fallbackPage, publicPaths, sharedPaths } from "./public-paths";

const lastSegmentHasExtension = /\.[A-Za-z0-9]+$/;

/**
 * Decides which file answers a path. CloudFront runs it in front of the bucket, and the local
 * runtime in front of the built files; `/api/*` never comes here. It is bundled on its own for
 * cloudfront-js-2.0: no Node, no network, and syntax that runtime knows.
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
  // A missing file must be a 404, not a page: a stale chunk is noticed and the app reloads.
  if (lastSegmentHasExtension.test(path)) return path;
  const shared = `${path.slice(0, path.lastIndexOf("/"))}/_`;
  return sharedPaths.includes(shared) ? `${shared}/index.html` : fallbackPage;
}
