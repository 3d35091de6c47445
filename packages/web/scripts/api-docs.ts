import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Shows the API's description, which the page names: its policy runs no script within the page. */
const START = `Redoc.init(
  "/api/openapi.json",
  { disableSearch: true, hideDownloadButton: false, expandResponses: "200,201" },
  document.getElementById("api"),
);
`;

/** The viewer's mark, which it would ask a stranger for: the page's policy refuses that. */
const MARK = "https://cdn.redoc.ly/redoc/logo-mini.svg";
const NO_MARK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Puts the viewer of the API's description where `/api/docs` asks for it. */
export function apiDocs(): Plugin {
  const viewer = createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js");
  return {
    name: "api-docs",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName: `api-docs/${fileName}`, source });
      emit("viewer.js", readFileSync(viewer, "utf8").replaceAll(MARK, NO_MARK));
      emit("start.js", START);
    },
  };
}
