import { parseArgs } from "node:util";
import { Users } from "@foja/core/accounts/users";
import { attach } from "@foja/local/host/attach";
import { readConfig } from "@foja/local/host/config";
import { loadPractice } from "./load";

/**
 * `npm run seed:large -- --email demo@foja.ar --folders 2000`: gives a practice a large invented
 * past. Works on a Foja that runs, or on one that does not.
 */
async function main(): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const { email, folders } = readArguments();
  const foja = await attach(readConfig(process.env));
  try {
    const user = await Users.findByEmail(email);
    if (!user) throw new Error(`No hay ninguna cuenta con el e-mail ${email}.`);
    const startedAt = performance.now();
    await loadPractice(user._id, folders, (done) => console.log(`${done} de ${folders} causas`));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`Listo: ${folders} causas para ${email}, en ${seconds} s.`);
  } finally {
    await foja.leave();
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      email: { type: "string", default: "demo@foja.ar" },
      folders: { type: "string", default: "2000" },
    },
  });
  const folders = Number(values.folders);
  if (!Number.isInteger(folders) || folders < 1 || folders > 100_000) {
    throw new Error("--folders tiene que ser un número entre 1 y 100000.");
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
