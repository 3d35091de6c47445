import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../aws/handlers";
import { freePort } from "../support/free-port";
import { StartError } from "../support/start-error";
import { readConfig } from "./config";

/**
 * `npm run dev`: Foja for those who change it. Vite stands in front and shows a changed screen without
 * a reload; Foja behind it, without the built web, starts again when a file of the server changes.
 */
async function main(): Promise<void> {
  const { port } = readConfig(process.env);
  const inner = await freePort();
  const children = [
    run(process.execPath, [...WATCHED, "packages/local/src/host/main.ts"], ROOT, {
      PORT: String(inner),
      FOJA_FRONT_PORT: String(port),
      FOJA_WEB: "0",
    }),
    run(join(WEB, "node_modules/.bin/react-router"), devOn(port), WEB, {
      FOJA_INNER: `http://127.0.0.1:${inner}`,
      VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    }),
  ];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // Neither is of use without the other.
  await Promise.race(children.map((child) => once(child, "exit")));
  stop();
}

const WEB = join(ROOT, "packages/web");
const WATCHED = ["--watch", "--watch-preserve-output", "--import", "tsx"];
const devOn = (port: number) => ["dev", "--port", String(port), "--strictPort"];

function run(
  command: string,
  args: string[],
  cwd: string,
  variables: Record<string, string>,
): ChildProcess {
  return spawn(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...variables } });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
