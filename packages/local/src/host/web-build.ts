import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../aws/handlers";
import { StartError } from "../support/start-error";

const WEB = "packages/web";
/** The files that affect the build, besides the web app's own sources. */
const CONFIGURATION = [
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
  "tsconfig.json",
  "scripts/build-worker.ts",
  "scripts/guide-pages.ts",
  "scripts/outside-scripts.ts",
  "scripts/site-files.ts",
];
/** The finished builds, each in a folder named by the digest of its sources. */
const RELEASES = "build/releases";

/**
 * Builds the web app when its sources changed. Returns its folder, which never changes once it is
 * there, so that two starts at once serve whole builds; undefined without sources.
 */
export async function buildWeb(say: (line: string) => void): Promise<string | undefined> {
  const web = join(ROOT, WEB);
  if (!existsSync(join(web, "src/root.tsx"))) return undefined;
  const releases = join(web, RELEASES);
  const name = hashSources(ROOT).slice(0, 16);
  if (!existsSync(join(releases, name))) {
    say("Building the web app…");
    await release(releases, name);
  }
  return join(releases, name, "client");
}

/** Builds apart, and puts the whole build in its place at once; then removes those before it. */
async function release(releases: string, name: string): Promise<void> {
  mkdirSync(releases, { recursive: true });
  const apart = mkdtempSync(join(releases, `${name}-`));
  try {
    await runBuild(apart);
    renameSync(apart, join(releases, name));
  } catch (error) {
    // Another start has built the same meanwhile.
    if (!existsSync(join(releases, name))) throw error;
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
  for (const entry of readdirSync(releases)) {
    if (!entry.startsWith(name)) rmSync(join(releases, entry), { recursive: true, force: true });
  }
}

/** A digest of every source of the web build. */
export function hashSources(root: string): string {
  const hash = createHash("sha256");
  for (const file of sourcesOf(root)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

function sourcesOf(root: string): string[] {
  const web = join(root, WEB);
  const shared = listFiles(join(root, "packages/core/src")).filter(isShared);
  const own = [...listFiles(join(web, "src")), ...listFiles(join(web, "public"))];
  const configuration = CONFIGURATION.map((name) => join(web, name)).filter(existsSync);
  const edge = ["public-paths.ts", "headers.ts"].map((name) =>
    join(root, "packages/functions/src/edge", name),
  );
  const all = [...own, ...shared, ...configuration, ...edge, join(root, "package-lock.json")];
  return all.filter((file) => existsSync(file) && !/\.test\.tsx?$/.test(file)).sort();
}

/** Whether the browser may import a file of core. */
function isShared(file: string): boolean {
  return /\.(schema|rules)\.ts$/.test(file);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((it) => join(it.parentPath, it.name));
}

async function runBuild(folder: string): Promise<void> {
  const output: Buffer[] = [];
  const build = spawn("npm", ["run", "-s", "build", "-w", "@foja/web"], {
    cwd: ROOT,
    env: { ...process.env, FOJA_WEB_BUILD: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  build.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  build.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(build, "close");
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new StartError("The web app does not build: see the output above.");
}
