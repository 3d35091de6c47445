import { Bundles } from "@foja/core/practice/bundles";
import { job } from "./job";

/** Goes on with the bundles that stand still. */
export const handler = job("bundles-sweep", () => Bundles.sweep());
