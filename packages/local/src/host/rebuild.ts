import { Shelves } from "@foja/core/operations/shelves";
import { attach } from "./attach";
import { readConfig } from "./config";

/** `npm run rebuild`: makes all that is derived anew from the records, on a Foja that runs or not. */
async function main(): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const foja = await attach(readConfig(process.env));
  const { practices, indexed, corrected } = await Shelves.rebuildAll();
  await foja.leave();
  console.log(
    `${practices} estudios, ${indexed} registros en la búsqueda, ${corrected} cuentas corregidas.`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
