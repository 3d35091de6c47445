import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { publicPaths, sharedPaths } from "../functions/src/edge/public-paths";
import { buildWorker } from "./scripts/build-worker";
import { moveScriptsOut } from "./scripts/outside-scripts";
import { writeSiteFiles } from "./scripts/site-files";
import { DEFAULT_ORIGIN } from "./src/lib/site-pages";

const config: Config = {
  appDirectory: "src",
  buildDirectory: process.env.FOJA_WEB_BUILD ?? "build",
  ssr: false,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  // The edge serves these paths from files: both use one list, so that no page is missing.
  prerender: [...publicPaths, ...sharedPaths],
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, "client");
    moveScriptsOut(client);
    writeSiteFiles(client, process.env.VITE_SITE_ORIGIN ?? DEFAULT_ORIGIN);
    await buildWorker(client);
  },
};

export default config;
