import { buildSync } from "esbuild";

/**
 * One edge function as a single script for cloudfront-js-2.0, which has no modules and calls a
 * top-level `handler`. The entry imports for effect only, so nothing is exported.
 */
export function edgeCode(name: "viewer-request" | "api-request"): string {
  const result = buildSync({
    stdin: { contents: `import "./${name}";`, resolveDir: "packages/functions/src/edge" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2017",
    treeShaking: false,
    minifyWhitespace: true,
    minifySyntax: false,
    legalComments: "none",
  });
  return result.outputFiles.map((file) => file.text).join("");
}
