import { viewerAddressHeader } from "./viewer-address";

/** The part that is read here of the event that CloudFront passes to a viewer-request function. */
type Event<R> = { viewer: { ip: string }; request: R };
type Request = { headers: Record<string, { value: string }> };

/**
 * Runs in front of `/api/*` and `/mcp`, and adds the caller's address. Behind CloudFront the socket's address
 * is the edge's own, and no managed policy both adds CloudFront's headers and drops `Host`.
 */
export function handler<R extends Request>(event: Event<R>): R {
  event.request.headers[viewerAddressHeader] = { value: event.viewer.ip };
  return event.request;
}
