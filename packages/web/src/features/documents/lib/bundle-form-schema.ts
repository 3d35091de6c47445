import { PORTAL_SIZES, type Portal } from "@foja/core/practice/bundles/bundle.rules";
import { createBundle } from "@foja/core/practice/bundles/bundle.schema";
import * as z from "zod";

/** What the dialog of a bundle asks for. */
export const bundleForm = z.object({
  title: createBundle.shape.title,
  textLayer: z.boolean(),
  portal: z.enum(Object.keys(PORTAL_SIZES) as [Portal, ...Portal[]]),
});
