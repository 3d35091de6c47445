import { parseArgs } from "node:util";
import { Users } from "@foja/core/accounts/users";
import { attach } from "@foja/local/host/attach";
import { readConfig } from "@foja/local/host/config";
import { loadPractice } from "./load";

/**
 * `npm run seed:large -- --email demo@foja.ar --folders 2000` adds a large invented past to a
 * practice. Foja may be running or not.
 */
async function main(): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const startedAt = performance.now();
  const { email, folders } = readArguments();
  const foja = await attach(readConfig(process.env));
  try {
    const user = await Users.findByEmail(email);
    if (!user) throw new Error(`No account has the e-mail ${email}.`);
    await loadPractice(user._id, folders, (done) => console.log(`${done} of ${folders} cases`));
  } finally {
    await foja.leave();
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`Done: ${folders} cases for ${email} in ${seconds} s.`);
  console.log(foja.running ? FOLLOWING.running : FOLLOWING.stopped);
}

const FOLLOWING = {
  running: "The running Foja now fills their search and reminders, which takes a few minutes.",
  stopped: "The next `npm start` fills their search and reminders, which takes a few minutes.",
};

function readArguments() {
  const { values } = parseArgs({
    options: {
      email: { type: "string", default: "demo@foja.ar" },
      folders: { type: "string", default: "2000" },
    },
  });
  const folders = Number(values.folders);
  if (!Number.isInteger(folders) || folders < 1 || folders > 100_000) {
    throw new Error("--folders must be a whole number from 1 to 100000.");
  }
  return { email: values.email.toLowerCase(), folders };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
