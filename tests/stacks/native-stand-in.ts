import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The beginning of a binary for Linux on 64-bit ARM. */
export const BINARY_OF_LAMBDA = `\x7fELF${"\0".repeat(14)}\xb7\0`;

/** The beginning of one for Intel's processors. */
export const BINARY_OF_INTEL = `\x7fELF${"\0".repeat(14)}\x3e\0`;

const FOLDER = "tests/.artifacts/native";

/**
 * A folder with a stand-in for the binary of argon2 that a deployment fetches for Lambda; returns
 * its path, from the repository's root.
 */
export function nativeFolder(content = BINARY_OF_LAMBDA, folder = FOLDER): string {
  const of = join(folder, "@node-rs/argon2-linux-arm64-gnu");
  mkdirSync(of, { recursive: true });
  writeFileSync(join(of, "argon2.linux-arm64-gnu.node"), content, "latin1");
  return folder;
}
