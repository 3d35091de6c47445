import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    tsconfigPaths: true,
    // A tool at the root brings an older React; libraries hoisted beside it must not find that one.
    dedupe: ["react", "react-dom"],
  },
  ssr: { noExternal: true },
  // An inlined asset is a data: address, which the page's policy refuses.
  build: { assetsInlineLimit: 0 },
});
