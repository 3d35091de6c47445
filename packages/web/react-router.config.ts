import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { publicPaths, sharedPaths } from "../functions/src/edge/public-paths";
import { buildWorker } from "./scripts/build-worker";

const config: Config = {
  appDirectory: "src",
  ssr: false,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  // The edge answers these paths from their files: one list, so that neither lacks a page.
  prerender: [...publicPaths, ...sharedPaths],
  buildEnd: ({ reactRouterConfig }) =>
    buildWorker(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
