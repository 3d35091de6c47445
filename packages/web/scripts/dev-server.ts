import type { ServerOptions } from "vite";

/**
 * What Vite passes on to Foja under `npm run dev`: everything but the pages. A request keeps the host that
 * it was sent to, because the signature of a file's address covers it; Vite would write its own for an
 * address without options.
 */
export function devServer(foja: string): ServerOptions {
  const passed = { target: foja, changeOrigin: false };
  return {
    proxy: {
      "^/(api|_local|v1|calendar/v3)/": passed,
      "^/(_local|mcp)$": passed,
      "^/ws$": { ...passed, ws: true },
    },
  };
}
