import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The beginning of a binary for Linux on 64-bit ARM. */
export const BINARY_OF_LAMBDA = `\x7fELF${"\0".repeat(14)}\xb7\0`;

/** The beginning of one for Intel's processors. */
export const BINARY_OF_INTEL = `\x7fELF${"\0".repeat(14)}\x3e\0`;

const FOLDER = "tests/.artifacts/native";

const BINARIES = [
  ["@node-rs/argon2", "argon2"],
  ["@napi-rs/canvas", "skia"],
];

/**
 * A folder with stand-ins for the binaries that a deployment fetches for Lambda; returns its
 * path, from the repository's root.
 */
export function nativeFolder(content = BINARY_OF_LAMBDA, folder = FOLDER): string {
  for (const [name, file] of BINARIES) {
    const of = join(folder, `${name}-linux-arm64-gnu`);
    mkdirSync(of, { recursive: true });
    writeFileSync(join(of, `${file}.linux-arm64-gnu.node`), content, "latin1");
  }
  return folder;
}
