import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { PLAIN_DECODERS } from "../src/features/document-view/lib/decoders";

const NAME = "openjpeg_nowasm_fallback.js";

/**
 * Puts the decoder of JPEG 2000 that is plain script where PDF.js asks for it by name: a scanned PDF
 * may need it, and the content policy lets no page compile WebAssembly.
 */
export function pdfDecoders(): Plugin {
  const path = createRequire(import.meta.url).resolve(`pdfjs-dist/wasm/${NAME}`);
  return {
    name: "pdf-decoders",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const fileName = `${PLAIN_DECODERS.slice(1)}${NAME}`;
      this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
    },
  };
}
