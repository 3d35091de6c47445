import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Units } from "./cost.rules";
import { costPage } from "./page";

const UNITS = join(import.meta.dirname, "units.json");
export const PAGE = join(import.meta.dirname, "../../docs/cost.md");

/** The units of each call as they were last recorded. */
export const recordedUnits = (): Units => JSON.parse(readFileSync(UNITS, "utf8")) as Units;

/** Records what was measured, and writes the page of it. */
export function record(units: Units): void {
  writeFileSync(UNITS, `${JSON.stringify(units, undefined, 2)}\n`);
  writeFileSync(PAGE, costPage(recordedUnits()));
}
