import { AppError } from "@foja/core/kernel/error";
import {
  SYNC_HEADER,
  SYNC_SOURCES,
  type SyncSource,
} from "@foja/core/practice/events/event.schema";
import type { Context } from "hono";

/** Whether the calendar service itself asks, telling of what was done on its side. */
export function syncOrigin(c: Context): SyncSource | undefined {
  const said = c.req.header(SYNC_HEADER)?.trim().toLowerCase();
  if (said === undefined) return undefined;
  const source = SYNC_SOURCES.find((one) => one === said);
  if (!source) throw new AppError("request.malformed", `${SYNC_HEADER}: el único valor es google.`);
  return source;
}
