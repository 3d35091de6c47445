import type { Config } from "@react-router/dev/config";
import { publicPaths } from "../functions/src/edge/public-paths";

export default {
  appDirectory: "src",
  ssr: false,
  // The edge answers these paths from their files: one list, so that neither lacks a page.
  prerender: [...publicPaths],
} satisfies Config;
