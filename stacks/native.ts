import { existsSync } from "node:fs";
import type { FunctionProps } from "sst/constructs";

/** Password hashing is native code: one package with the interface, one with Linux's binary. */
const packages = ["@node-rs/argon2", "@node-rs/argon2-linux-x64-gnu"];

/** The letters of the documents that are mailed: see core/src/kernel/ports/pdf. */
const letters = ["latin-400-normal", "latin-400-italic", "latin-600-normal"].map(
  (name) => `@fontsource/newsreader/files/newsreader-${name}.woff`,
);

/**
 * Puts argon2 beside a bundle, from node_modules: exactly the version of the lockfile. SST's own
 * `install` would fetch the newest, and without the binary, since it leaves out what is optional.
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
      // What is only needed now and then (SSM, mail, the list of common passwords) loads when it is.
      splitting: true,
      sourcemap: true,
      esbuild: { external: packages.slice(0, 1), sourcesContent: false },
    },
    copyFiles: [...packages, ...letters].map((name) => ({ from: `node_modules/${name}` })),
  };
}
