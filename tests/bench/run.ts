import { randomBytes } from "node:crypto";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import type { Tenant } from "@foja/harness/tenant";
import { startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import { browserRows } from "./browser";
import { importRows, loadRows } from "./bulk";
import { costRows } from "./cost";
import { createRatio } from "./creates";
import { deriveRows } from "./derive";
import { documentRows } from "./documents";
import { fairRows } from "./fair";
import { lighthouseRows } from "./lighthouse";
import { listRatios, scaleRatio } from "./lists";
import { loginRatio } from "./login";
import { phoneRows } from "./phone";
import { recoveryRows } from "./recovery";
import { type Row, table } from "./row";
import { scaleRows } from "./scale";
import { seedRows } from "./seed";
import { settlementRatio } from "./settlements";
import { socketRows } from "./sockets";
import { practiceWith } from "./stage";
import { statisticsRatio } from "./statistics";
import { streamRows } from "./stream";
import { tripRatios } from "./trips";
import { coldRows } from "./weight";

/**
 * `npm run bench`: prints the costs of the product as ratios, measured in one run on this machine.
 * It never fails a build, because machines differ. `npm run bench -- stream login` measures only
 * those parts, `npm run bench -- lighthouse` what Lighthouse
 * says of the public pages, `npm run bench -- phone` the first loads on a slow telephone, and
 * `npm run bench -- browser` what a lawyer waits for in a practice of 100,000 cases.
 */
Object.assign(process.env, TEST_ENVIRONMENT, { POWERTOOLS_LOG_LEVEL: "SILENT" });
const database = await startDatabase({});
process.env.DYNAMODB_ENDPOINT = database.endpoint;
process.env.TABLE_NAME = `bench-${randomBytes(4).toString("hex")}`;
await createTable(database.endpoint, process.env.TABLE_NAME, { stream: false });

let small: Promise<Tenant> | undefined;
const smallPractice = () => {
  small ??= practiceWith(100);
  return small;
};

const PARTS: Record<string, () => Row[] | Promise<Row[]>> = {
  lists: async () => listRatios(await smallPractice()),
  creates: async () => [await createRatio()],
  trips: () => tripRatios(database.endpoint),
  large: async () =>
    scaleRatio(await smallPractice(), await practiceWith(100_000), database.endpoint),
  statistics: statisticsRatio,
  documents: documentRows,
  cold: async () => coldRows(await smallPractice()),
  login: loginRatio,
  settlements: settlementRatio,
  derive: () => deriveRows(database.endpoint),
  stream: streamRows,
  seed: seedRows,
  // Last: they start a Foja in this process, which changes the environment.
  sockets: socketRows,
  fair: fairRows,
  bulk: importRows,
  load: loadRows,
};
/** `npm run bench -- recovery --items=100000`: of how many items; a million without it. */
const items = Number(/^--items=(\d+)$/m.exec(process.argv.join("\n"))?.[1] ?? 1_000_000);
/** Not among the ratios of a run without names: figures of a browser, and what writes a page. */
const ON_REQUEST: typeof PARTS = {
  cost: () => costRows(database.endpoint),
  scale: () => scaleRows(database.endpoint),
  lighthouse: lighthouseRows,
  phone: phoneRows,
  recovery: () => recoveryRows(database.endpoint, items),
  browser: browserRows,
};
const known = { ...PARTS, ...ON_REQUEST };

const asked = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(", ")}. There are: ${Object.keys(known).join(", ")}.`,
  );
  process.exit(1);
}
const chosen = Object.entries(asked.length === 0 ? PARTS : known).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const rows: Row[] = [];
for (const [, measure] of chosen) {
  const measured = await measure();
  // At once, too: the last part comes half an hour later, and may fail.
  if (chosen.length > 1) console.log(table(measured));
  rows.push(...measured);
}
await database.stop();
console.log(table(rows));
process.exit(0);
