import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";
import type { FunctionProps } from "sst/constructs";
import * as z from "zod";

/** What every function of Foja runs on; no other file names a runtime or a processor. */
const RUNTIME = "nodejs24.x";
const ARCHITECTURE = "arm_64";

/** Password hashing is native code: one package has the interface, one the binary for Lambda. */
const INTERFACE = "@node-rs/argon2";
const BINARY = `${INTERFACE}-linux-arm64-gnu`;

/** The fonts of the documents that are mailed: see core/src/kernel/ports/pdf. */
const letters = ["latin-400-normal", "latin-400-italic", "latin-600-normal"].map(
  (name) => `@fontsource/newsreader/files/newsreader-${name}.woff`,
);

/** Where the binary is put on a machine whose own `npm ci` brings another. */
const FETCHED = ".sst/native";

type Platform = Pick<FunctionProps, "runtime" | "architecture" | "nodejs" | "copyFiles">;

/**
 * The platform of every function, with argon2 next to its bundle: exactly the version of the
 * lockfile. SST's own `install` would fetch the newest, and without the binary, because it skips
 * optional packages. `nativePath`: a folder like `node_modules` that has the binary already.
 */
export function onLambda(nativePath?: string): Platform {
  const from = join(nativePath ?? modulesWithBinary(), BINARY);
  assertForLambda(from);
  return {
    runtime: RUNTIME,
    architecture: ARCHITECTURE,
    nodejs: {
      minify: true,
      // What is rarely needed (SSM, mail, the list of common passwords) is loaded on demand.
      splitting: true,
      sourcemap: true,
      esbuild: { external: [INTERFACE], sourcesContent: false },
    },
    copyFiles: [
      { from, to: `node_modules/${BINARY}` },
      ...[INTERFACE, ...letters].map((name) => ({ from: `node_modules/${name}` })),
    ],
  };
}

function modulesWithBinary(): string {
  if (platform() === "linux" && arch() === "arm64") return "node_modules";
  const modules = `${FETCHED}/node_modules`;
  const { version, integrity } = lockedBinary();
  const fetched = join(modules, ".package-lock.json");
  if (!existsSync(fetched) || integrityIn(fetched) !== integrity) {
    execFileSync("npm", fetching(version), { stdio: "inherit" });
    if (integrityIn(fetched) !== integrity) {
      throw new Error(`${BINARY}@${version} is not the one that package-lock.json names.`);
    }
  }
  return modules;
}

/** The arguments of npm that put the binary of a version into a folder of its own. */
export const fetching = (version: string): string[] => [
  ...["install", "--prefix", FETCHED, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"],
  ...["--force", "--os=linux", "--cpu=arm64", "--libc=glibc", `${BINARY}@${version}`],
];

/** The version and checksum of the binary in package-lock.json. */
export const lockedBinary = () => locked("package-lock.json");

const integrityIn = (lockfile: string) => locked(lockfile).integrity;

function locked(lockfile: string) {
  const entry = z.object({ version: z.string(), integrity: z.string() });
  const shape = z.object({ packages: z.object({ [`node_modules/${BINARY}`]: entry }) });
  const { packages } = shape.parse(JSON.parse(readFileSync(lockfile, "utf8")));
  return entry.parse(packages[`node_modules/${BINARY}`]);
}

/** In an ELF file, where its processor is named, and the number of 64-bit ARM. */
const PROCESSOR_AT = 18;
const ARM64 = 0xb7;

// With a binary for another processor every sign-in would fail, and nothing before it.
function assertForLambda(folder: string): void {
  const file = join(folder, "argon2.linux-arm64-gnu.node");
  if (!existsSync(file)) throw new Error(`${file} is missing: no password could be verified.`);
  const content = readFileSync(file);
  const isElf = content.toString("latin1", 0, 4) === "\x7fELF";
  if (isElf && content.readUInt16LE(PROCESSOR_AT) === ARM64) return;
  throw new Error(`${file} is not for Linux on arm64: no password could be verified.`);
}
