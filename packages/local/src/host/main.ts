import { ADMIN, DEMO } from "../seed/users";
import { onOrphaned } from "../support/orphan";
import { StartError } from "../support/start-error";
import { readConfig } from "./config";
import type { Runtime } from "./runtime";

/** `npm start`: runs Foja on this machine until it gets a signal to stop. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  // A notice for maintainers; it would confuse people who start Foja.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const { databaseEndpoint, ...config } = readConfig(process.env);
  // The configuration is checked before anything large is loaded.
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
  const url = config.frontPort ? `http://localhost:${config.frontPort}` : runtime.url;
  console.log(welcome({ ...runtime, url }, config.seed, performance.now() - startedAt));
}

function welcome(runtime: Runtime, seeded: boolean, elapsedMs: number): string {
  const seconds = (elapsedMs / 1000).toFixed(1);
  const logins = [DEMO, ADMIN].map(
    ({ what, email, password }) => `  ${`${what}:`.padEnd(15)} ${email} / ${password}`,
  );
  return [
    "",
    `Foja is ready at ${runtime.url} (took ${seconds} s)`,
    ...(seeded ? logins : []),
    `  Mails and jobs: ${runtime.url}/_local/`,
    `  Mail comes in:  smtp://127.0.0.1:${runtime.mailIn.port}, for ${runtime.mailIn.domain}`,
    `  Data:           ${runtime.dataDir}`,
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
    console.error("The database stopped by itself: start Foja again.");
    void stop(1);
  });
}

// On AWS a rejected promise that nobody awaits ends one call; here it would end the process.
process.on("unhandledRejection", (error) => console.error("unhandled rejection:", error));

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
