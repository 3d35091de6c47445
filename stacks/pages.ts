import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildCsp, inlineScriptHashes } from "@foja/functions/edge/headers";
import { fallbackPage } from "@foja/functions/edge/public-paths";
import type { App } from "sst/constructs";
import { type Settings, settings } from "./settings";

const buildFolder = "packages/web/build/client";
/** CloudFront's maximum length. */
const longestCsp = 1783;

/** The folder of the built site. Builds it first, unless the settings name one. */
export function sitePath(app: App): string {
  const { SITE_PATH: given, ...named } = settings(app.stage);
  // Removing a stage synthesises it too: an old build suffices for that.
  const stale = app.mode === "deploy" || !existsSync(buildFolder);
  if (given === undefined && stale) buildOnce(named);
  const path = given ?? buildFolder;
  const missing = ["index.html", fallbackPage].find((page) => !existsSync(join(path, page)));
  if (missing) {
    throw new Error(`${missing} is missing in ${path}. Build it with: npm run build -w @foja/web`);
  }
  return path;
}

/** The content policies for exactly the inline scripts of the built pages. */
export function siteCsp(path: string, filesOrigin: string): { page: string; framed: string } {
  const pages = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort();
  const hashes = pages.flatMap((page) =>
    inlineScriptHashes(readFileSync(join(path, page), "utf8")),
  );
  const page = buildCsp([...new Set(hashes)], filesOrigin);
  if (page.length > longestCsp) {
    throw new Error(
      `The content policy has ${page.length} characters and CloudFront accepts ${longestCsp}: take scripts out of the pages.`,
    );
  }
  return { page, framed: buildCsp([...new Set(hashes)], filesOrigin, "*") };
}

let built = false;

/** Pages contain their own address, for search engines, and the provider of the service. */
function buildOnce({ DOMAIN, PROVIDER }: Pick<Settings, "DOMAIN" | "PROVIDER">): void {
  if (built) return;
  const env = {
    ...process.env,
    ...(DOMAIN && { VITE_SITE_ORIGIN: `https://${DOMAIN}` }),
    ...(PROVIDER && { VITE_PROVIDER: PROVIDER }),
  };
  execFileSync("npm", ["run", "build", "-w", "@foja/web"], { stdio: "inherit", env });
  built = true;
}
