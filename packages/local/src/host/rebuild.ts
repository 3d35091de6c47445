import { Shelves } from "@foja/core/operations/shelves";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { attach } from "./attach";
import { readConfig } from "./config";

/** `npm run rebuild`: derives search, counts and reminders again. Foja may be running or not. */
async function main(): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const foja = await attach(readConfig(process.env));
  const { practices, indexed, corrected } = await Shelves.rebuildAll();
  await Subscribers.followAll();
  await foja.leave();
  console.log(
    `Rebuilt ${practices} practices: ${indexed} records in the search, ${corrected} counts corrected.`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
