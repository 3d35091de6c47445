import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../aws/handlers";
import { readIfThere, writeAtomically } from "../support/files";
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
const OUTPUT = "build/client";

/** Builds the web app when its sources changed. Returns its folder; undefined without sources. */
export async function buildWeb(say: (line: string) => void): Promise<string | undefined> {
  const web = join(ROOT, WEB);
  if (!existsSync(join(web, "src/root.tsx"))) return undefined;
  const stamp = join(web, "build/.sources");
  const current = hashSources(ROOT);
  if (readIfThere(stamp) !== current || !existsSync(join(web, OUTPUT))) {
    say("Building the web app…");
    await runBuild();
    writeAtomically(stamp, current);
  }
  return join(web, OUTPUT);
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

async function runBuild(): Promise<void> {
  const output: Buffer[] = [];
  const build = spawn("npm", ["run", "-s", "build", "-w", "@foja/web"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  build.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  build.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(build, "close");
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new StartError("The web app does not build: see the output above.");
}
