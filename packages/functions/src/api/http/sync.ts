import { AppError } from "@foja/core/kernel/error";
import {
  SYNC_HEADER,
  SYNC_SOURCES,
  type SyncSource,
} from "@foja/core/practice/events/event.schema";
import type { Context } from "hono";

/** The calendar service that a change comes from, by its header. Throws `request.malformed`. */
export function syncOrigin(c: Context): SyncSource | undefined {
  const said = c.req.header(SYNC_HEADER)?.trim().toLowerCase();
  if (said === undefined) return undefined;
  const source = SYNC_SOURCES.find((one) => one === said);
  if (!source) throw new AppError("request.malformed", `${SYNC_HEADER}: el único valor es google.`);
  return source;
}
