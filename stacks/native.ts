import { existsSync } from "node:fs";
import type { FunctionProps } from "sst/constructs";

/** Password hashing is native code: one package has the interface, one the binary for Linux. */
const packages = ["@node-rs/argon2", "@node-rs/argon2-linux-x64-gnu"];

/** The fonts of the documents that are mailed: see core/src/kernel/ports/pdf. */
const letters = ["latin-400-normal", "latin-400-italic", "latin-600-normal"].map(
  (name) => `@fontsource/newsreader/files/newsreader-${name}.woff`,
);

/**
 * Copies argon2 next to a bundle, from node_modules: exactly the version of the lockfile. SST's own
 * `install` would fetch the newest, and without the binary, because it skips optional packages.
 */
export function withArgon2(): Pick<FunctionProps, "architecture" | "nodejs" | "copyFiles"> {
  const missing = packages.find((name) => !existsSync(`node_modules/${name}`));
  if (missing) {
    throw new Error(
      `Falta ${missing}, el binario para Lambda. Instalalo con: npm install --no-save --force --os=linux --cpu=x64 ${missing}`,
    );
  }
  return {
    architecture: "x86_64",
    nodejs: {
      minify: true,
      // What is rarely needed (SSM, mail, the list of common passwords) is loaded on demand.
      splitting: true,
      sourcemap: true,
      esbuild: { external: packages.slice(0, 1), sourcesContent: false },
    },
    copyFiles: [...packages, ...letters].map((name) => ({ from: `node_modules/${name}` })),
  };
}
