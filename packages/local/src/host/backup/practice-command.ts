import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Recoveries } from "@foja/core/outreach/recovery";
import { StartError } from "../../support/start-error";
import { attach } from "../attach";
import { readConfig } from "../config";
import { restorePractice } from "./practice";

const HOW =
  "Say whose practice and from which folder: npm run restore-practice -- E-MAIL FOLDER [--exact] [--apply]";

/** `npm run restore-practice -- E-MAIL FOLDER`: from a restored backup into the Foja of FOJA_DATA_DIR. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { exact: { type: "boolean" }, apply: { type: "boolean" } },
    allowPositionals: true,
  });
  const [who, folder] = positionals;
  if (!who || !folder) throw new StartError(HOW);
  const foja = await attach(readConfig(process.env));
  const { exact = false, apply = false } = values;
  const { plan, done } = await restorePractice({ who, folder: resolve(folder), exact, apply });
  await foja.leave();
  console.log(Recoveries.said(plan, exact, done));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
