import { Bundling } from "@foja/core/practice/bundling";
import { reactTo } from "./reaction";

/** Puts documents of a case together into one paginated file. */
export const handler = reactTo("bundle.asked", ({ ownerId, bundleId }) =>
  Bundling.build(ownerId, bundleId),
);
