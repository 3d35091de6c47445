import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join, resolve } from "node:path";
import type { FunctionProps } from "sst/constructs";
import * as z from "zod";

/** What every function of Foja runs on; no other file names a runtime or a processor. */
const RUNTIME = "nodejs24.x";
const ARCHITECTURE = "arm_64";

/** A package of native code: one has the interface, another the binary for Lambda. */
type Native = { name: string; file: string; without: string };

/** Password hashing. */
const ARGON2: Native = {
  name: "@node-rs/argon2",
  file: "argon2.linux-arm64-gnu.node",
  without: "no password could be verified",
};

/** Drawing of scanned pages, which are then read: see core/src/practice/text-files. */
const CANVAS: Native = {
  name: "@napi-rs/canvas",
  file: "skia.linux-arm64-gnu.node",
  without: "no scanned page could be read",
};

const NATIVES = [ARGON2, CANVAS];

const binaryOf = ({ name }: Native) => `${name}-linux-arm64-gnu`;

/** What reads the text of documents, and finds its own files in folders of packages. */
const READERS = ["pdfjs-dist", "tesseract.js", CANVAS.name];

/** Of those packages and what they need, what is read when they run on a server. */
const readers = [
  ...["package.json", "legacy/build/pdf.mjs", "legacy/build/pdf.worker.mjs"].map(
    (path) => `pdfjs-dist/${path}`,
  ),
  ...["standard_fonts", "cmaps", "wasm", "iccs"].map((path) => `pdfjs-dist/${path}`),
  ...["tesseract.js", "tesseract.js-core/package.json", "tesseract.js-core/index.js"],
  // On a server it loads these, whatever kind of letters it is asked for.
  ...["", "-simd", "-relaxedsimd"].flatMap((kind) =>
    ["js", "wasm"].map((ending) => `tesseract.js-core/tesseract-core${kind}.${ending}`),
  ),
  ...["package.json", "4.0.0_best_int"].map((path) => `@tesseract.js-data/spa/${path}`),
  ...["bmp-js", "is-url", "regenerator-runtime", "wasm-feature-detect", "zlibjs"],
  ...["whatwg-url", "tr46", "webidl-conversions"],
  CANVAS.name,
];

/** Its modules are of a kind that SST's esbuild does not read; this file of its package is one. */
const PDF_LIB = { "@cantoo/pdf-lib": resolve("node_modules/@cantoo/pdf-lib/dist/pdf-lib.esm.js") };

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
 * optional packages. `nativePath`: a folder like `node_modules` that has the binaries already.
 * `readsTexts`: with what reads the text of documents.
 */
export function onLambda(nativePath?: string, readsTexts = false): Platform {
  const folder = nativePath ?? modulesWithBinaries();
  const natives = readsTexts ? NATIVES : [ARGON2];
  for (const native of natives) assertForLambda(join(folder, binaryOf(native)), native);
  return {
    runtime: RUNTIME,
    architecture: ARCHITECTURE,
    nodejs: {
      minify: true,
      // What is rarely needed (SSM, mail, the list of common passwords) is loaded on demand.
      splitting: true,
      sourcemap: true,
      esbuild: { external: [ARGON2.name, ...READERS], alias: PDF_LIB, sourcesContent: false },
    },
    copyFiles: [
      ...natives.map((native) => ({
        from: join(folder, binaryOf(native)),
        to: `node_modules/${binaryOf(native)}`,
      })),
      ...[ARGON2.name, ...letters, ...(readsTexts ? readers : [])].map((name) => ({
        from: `node_modules/${name}`,
      })),
    ],
  };
}

function modulesWithBinaries(): string {
  if (platform() === "linux" && arch() === "arm64") return "node_modules";
  const modules = `${FETCHED}/node_modules`;
  const fetched = join(modules, ".package-lock.json");
  const isThere = (native: Native) =>
    existsSync(fetched) && lockedIn(fetched, native)?.integrity === lockedBinary(native).integrity;
  if (!NATIVES.every(isThere)) {
    execFileSync("npm", fetching(), { stdio: "inherit" });
    const other = NATIVES.find((native) => !isThere(native));
    if (other) throw new Error(`${binaryOf(other)} is not the one that package-lock.json names.`);
  }
  return modules;
}

/** The arguments of npm that put the binaries into a folder of their own. */
export const fetching = (): string[] => [
  ...["install", "--prefix", FETCHED, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"],
  ...["--force", "--os=linux", "--cpu=arm64", "--libc=glibc"],
  ...NATIVES.map((native) => `${binaryOf(native)}@${lockedBinary(native).version}`),
];

/** The version and checksum of a binary in package-lock.json. */
export function lockedBinary(native = ARGON2) {
  const locked = lockedIn("package-lock.json", native);
  if (!locked) throw new Error(`package-lock.json does not name ${binaryOf(native)}.`);
  return locked;
}

function lockedIn(lockfile: string, native: Native) {
  const entry = z.object({ version: z.string(), integrity: z.string() });
  const name = `node_modules/${binaryOf(native)}`;
  const shape = z.object({ packages: z.object({ [name]: entry.optional() }) });
  return shape.parse(JSON.parse(readFileSync(lockfile, "utf8"))).packages[name];
}

/** In an ELF file, where its processor is named, and the number of 64-bit ARM. */
const PROCESSOR_AT = 18;
const ARM64 = 0xb7;

// With a binary for another processor every sign-in would fail, and nothing before it.
function assertForLambda(folder: string, { file: name, without }: Native): void {
  const file = join(folder, name);
  if (!existsSync(file)) throw new Error(`${file} is missing: ${without}.`);
  const content = readFileSync(file);
  const isElf = content.toString("latin1", 0, 4) === "\x7fELF";
  if (isElf && content.readUInt16LE(PROCESSOR_AT) === ARM64) return;
  throw new Error(`${file} is not for Linux on arm64: ${without}.`);
}
