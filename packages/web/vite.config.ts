import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every screen needs, the login included, is one file instead of thirty: fewer requests and
 * better compression. Nothing that brings a heavy library may be named here.
 */
const BASE =
  /\/web\/src\/(lib\/(api|session|theme|forms\/check|cn|notify|page-title|paths|storage|store|use-focus)|components\/(brand|full-page|not-found|skip-link|ui\/(button|checkbox|field|form-error-summary|icon-button|input|password-field|text-field)\.))/;

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
      output: { codeSplitting: { groups: [{ name: "base", test: BASE, minShareCount: 3 }] } },
    },
  },
});
