import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { fallbackPage } from "../../functions/src/edge/public-paths";

const SOURCE = fileURLToPath(new URL("../src/worker/worker.js", import.meta.url));
/** Files that a phone does not load in advance: printing, charts and the fonts of documents. */
const LARGE = /^(pdfmake|rates-chart|newsreader-latin-\d)/;

/** A file of the release that the worker stores: its address, and its version. */
type Kept = { url: string; revision: string | null; integrity?: string };

/** Builds `/worker.js` into a finished build, with the list of the files that it stores. */
export async function buildWorker(client: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      __FILES__: JSON.stringify(filesOf(client)),
      __DOCUMENT__: JSON.stringify(fallbackPage),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  });
}

/** The code, styles and fonts with a hash in their names, and the document that loads them. */
export function filesOf(client: string): Kept[] {
  const assets = readdirSync(join(client, "assets"))
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !LARGE.test(name))
    .sort();
  const html = readFileSync(join(client, fallbackPage));
  const hash = createHash("sha256").update(html).digest("base64");
  return [
    // While a release is uploaded the document may still be the older one: then it is not stored.
    { url: fallbackPage, revision: hash, integrity: `sha256-${hash}` },
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...["/favicon.svg", "/manifest.webmanifest"].map((url) => ({
      url,
      revision: createHash("sha256")
        .update(readFileSync(join(client, url)))
        .digest("hex"),
    })),
  ];
}
