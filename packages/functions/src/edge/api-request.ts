import { viewerAddressHeader } from "./viewer-address";

/** What CloudFront hands to a viewer-request function, as far as it is read here. */
type Event<R> = { viewer: { ip: string }; request: R };
type Request = { headers: Record<string, { value: string }> };

/**
 * Runs in front of `/api/*`: tells the API who is calling. Behind CloudFront the socket's address
 * is the edge's own, and no managed policy both adds CloudFront's headers and drops `Host`.
 */
export function handler<R extends Request>(event: Event<R>): R {
  event.request.headers[viewerAddressHeader] = { value: event.viewer.ip };
  return event.request;
}
