/** A help article as `scripts/guide-pages.ts` makes a page of it. */
declare module "*.md" {
  import type { ReactElement } from "react";
  import type { MetaDescriptor } from "react-router";

  export const html: string;
  export const meta: () => MetaDescriptor[];
  export default function Guide(): ReactElement;
}
