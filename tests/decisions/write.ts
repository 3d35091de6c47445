import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageOf } from "./page";
import { decisionRecords, FOLDER } from "./records";

// `npm run decisions`: lists the decision records anew in docs/decisions/README.md.
writeFileSync(join(FOLDER, "README.md"), pageOf(decisionRecords()));
