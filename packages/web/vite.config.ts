import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every screen needs, the login included, is one file instead of thirty: fewer requests and
 * better compression. Nothing that brings a heavy library may be named here.
 */
const BASE =
  /\/web\/src\/(lib\/(api|session|theme|forms\/check|cn|notify|page-title|paths|storage|store|use-focus)|components\/(brand|full-page|not-found|skip-link|ui\/(button|checkbox|field|form-error-summary|icon-button|input|password-field|text-field)\.))/;

/** The same for what most screens behind the login share, each piece too small for a request. */
const DESK =
  /\/web\/src\/(lib\/(archiving|copy-text|due|local-date|outcome|plan-restriction|run-each|shortcuts|use-address|use-media-query|lists\/(columns|open-or-peek|pages|use-list-keys|use-row-actions|use-walk|use-width))\.|components\/(folder-status|restored-draft|lists\/|ui\/(card|confirm-dialog|date-field|dialog|drawer|empty-state|meter|page-header|select-field|skeleton)\.))/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    tsconfigPaths: true,
    // A tool at the root brings an older React; libraries hoisted beside it must not find that one.
    dedupe: ["react", "react-dom"],
  },
  ssr: { noExternal: true },
  build: {
    // An inlined asset is a data: address, which the page's policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, minShareCount: 3, priority: 2 },
            // What the desk is made of, and the first pages ask for without it.
            { name: "react-dom", test: /\/react-dom\/(index|cjs\/react-dom\.)/, priority: 2 },
            {
              name: "words",
              test: /web\/src\/lib\/format\.|core\/src\/kernel\/(day|due|text|zone)\.rules/,
              priority: 2,
            },
            { name: "desk", test: DESK, minShareCount: 3, priority: 1 },
            { name: "icons", test: /lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
