import { join } from "node:path";
import { build, type Metafile } from "esbuild";

/** A source file in a bundle, and the bytes that it takes there. */
export type Part = { path: string; bytes: number };

/** Bundles a file like a Lambda into a folder. Returns the entry's path and what it loads at once. */
export async function bundle(entry: string, folder: string, write = true) {
  const { metafile } = await build({
    entryPoints: { index: entry },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    splitting: true,
    metafile: true,
    write,
    platform: "node",
    format: "esm",
    target: "node20",
    mainFields: ["module", "main"],
    // Native modules cannot be bundled.
    external: ["@node-rs/argon2"],
    logLevel: "error",
    banner: {
      js: 'import{createRequire as __cr}from"node:module";const require=__cr(import.meta.url);',
    },
  });
  return { path: join(folder, "index.mjs"), parts: loadedAtOnce(metafile) };
}

/** The source files that the entry imports statically, directly or not. */
function loadedAtOnce({ outputs }: Metafile): Part[] {
  const loaded = new Set<string>();
  const waiting = Object.keys(outputs).filter((path) => path.endsWith("/index.mjs"));
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    const now = outputs[path]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
    waiting.push(...now.map((one) => one.path).filter((one) => one in outputs));
  }
  return [...loaded].flatMap((output) =>
    Object.entries(outputs[output]?.inputs ?? {}).map(([path, { bytesInOutput: bytes }]) => ({
      ...{ path, bytes },
    })),
  );
}

/** The parts by library, or by folder of ours, the largest first. */
export function largest(parts: readonly Part[]): [name: string, bytes: number][] {
  const sums = new Map<string, number>();
  for (const { path, bytes } of parts) {
    const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
    const name = library ?? path.replace(/^.*packages\//, "").replace(/\/[^/]*$/, "");
    sums.set(name, (sums.get(name) ?? 0) + bytes);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}
