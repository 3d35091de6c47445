import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allClickSites } from "../packages/web/scripts/mark-clicks";

/**
 * The buttons that no component test presses: every `onClick` of the web application that `press`
 * has not run. Reads the file in `FOJA_PRESSED`, which those tests wrote. `ONLY=features/chat` looks
 * at a part of the sources.
 */
const file = process.env.FOJA_PRESSED ?? "";
const pressed = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
const only = process.env.ONLY ?? "";
const sites = allClickSites(join(import.meta.dirname, "..")).filter(({ id }) =>
  id.startsWith(only),
);
const missing = sites.filter(({ id }) => !pressed.has(id));
for (const { id } of missing) console.error(`No component test presses ${id}`);
console.log(
  `Buttons: ${sites.length}, pressed by component tests: ${sites.length - missing.length}.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
