/** A help article as a module made by `scripts/guide-pages.ts`. */
declare module "*.md" {
  import type { ReactElement } from "react";
  import type { MetaDescriptor } from "react-router";

  export const html: string;
  export const meta: () => MetaDescriptor[];
  export default function Guide(): ReactElement;
}
