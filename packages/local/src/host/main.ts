import { ADMIN, DEMO } from "../seed/users";
import { onOrphaned } from "../support/orphan";
import { StartError } from "../support/start-error";
import { readConfig } from "./config";
import type { Runtime } from "./runtime";

/** `npm start`: a whole Foja on this machine, until it is told to stop. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  // Told once to whoever maintains Foja, it says nothing to whoever starts it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const { databaseEndpoint, ...config } = readConfig(process.env);
  // What is wrong with the configuration is told before anything large is loaded.
  const [{ createRuntime }, { buildWeb }] = await Promise.all([
    import("./runtime"),
    import("./web-build"),
  ]);
  const runtime = await createRuntime({
    ...config,
    series: true,
    database: { endpoint: databaseEndpoint },
    web: config.web ? () => buildWeb(console.log) : undefined,
  });
  stopOnSignals(runtime);
  console.log(welcome(runtime, config.seed, performance.now() - startedAt));
}

function welcome(runtime: Runtime, seeded: boolean, elapsedMs: number): string {
  const seconds = (elapsedMs / 1000).toLocaleString("es-AR", { maximumFractionDigits: 1 });
  const logins = [DEMO, ADMIN].map(
    ({ what, email, password }) => `  ${`${what}:`.padEnd(19)} ${email} / ${password}`,
  );
  return [
    "",
    `Foja está lista en ${runtime.url} (tardó ${seconds} s)`,
    ...(seeded ? logins : []),
    `  Correos y trabajos: ${runtime.url}/_local/`,
    `  Datos:              ${runtime.dataDir}`,
    "",
  ].join("\n");
}

function stopOnSignals(runtime: Runtime): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await runtime.stop();
    process.exit(code);
  };
  process.once("SIGINT", () => void stop(0));
  process.once("SIGTERM", () => void stop(0));
  onOrphaned(() => void stop(0));
  void runtime.database.exited.then(() => {
    if (stopping) return;
    console.error("La base de datos se cerró sola: volvé a iniciar Foja.");
    void stop(1);
  });
}

// On AWS a promise that nobody awaits ends one call; here it must not end everybody's.
process.on("unhandledRejection", (error) => console.error("unhandled rejection:", error));

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
