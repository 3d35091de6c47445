import { Bundles } from "@foja/core/practice/bundles";
import { reactTo } from "./reaction";

/** Puts documents of a case together into one paginated file. */
export const handler = reactTo("bundle.asked", ({ ownerId, bundleId }) =>
  Bundles.build(ownerId, bundleId),
);
