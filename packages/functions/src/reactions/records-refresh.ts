import { refresh } from "../streams/refresh";
import type { Refreshes } from "../streams/refreshes.rules";
import { reactTo } from "./reaction";

/** Derives anew what a bulk of changes of one practice asks for. */
export const handler = reactTo("records.changed", ({ ownerId, ...refreshes }) =>
  refresh(ownerId, refreshes as Refreshes),
);
