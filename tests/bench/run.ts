import { randomBytes } from "node:crypto";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import { startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import { listRatios, scaleRatio } from "./lists";
import { loginRatio } from "./login";
import { table } from "./row";
import { settlementRatio } from "./settlements";
import { socketRows } from "./sockets";
import { practiceWith } from "./stage";
import { tripRatios } from "./trips";
import { importRatio } from "./weight";

/**
 * `npm run bench`: what the product must cost, as ratios measured in one run on this machine. It
 * prints; it never fails a build: machines differ, and a noisy one proves nothing.
 */
Object.assign(process.env, TEST_ENVIRONMENT, { POWERTOOLS_LOG_LEVEL: "SILENT" });
const database = await startDatabase({});
process.env.DYNAMODB_ENDPOINT = database.endpoint;
process.env.TABLE_NAME = `bench-${randomBytes(4).toString("hex")}`;
await createTable(database.endpoint, process.env.TABLE_NAME, { stream: false });

const small = await practiceWith(100);
const rows = [
  ...(await listRatios(small)),
  ...(await tripRatios(database.endpoint)),
  ...(await scaleRatio(small, await practiceWith(100_000))),
  ...(await importRatio()),
  ...loginRatio(),
  ...settlementRatio(),
];
await database.stop();
// Last: it brings a Foja of its own into this process, with its own surroundings.
rows.push(...(await socketRows()));
console.log(table(rows));
process.exit(0);
