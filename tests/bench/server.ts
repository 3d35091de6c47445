import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "@foja/harness/bundle";

const folder = mkdtempSync(join(tmpdir(), "foja-bench-"));

/** Bundles one of `servers/`, or another file, like a Lambda. */
export const bundled = (entry: string, name: string) => bundle(entry, join(folder, name));

/** Bundles one of `servers/`. */
export const bundledServer = (name: string) =>
  bundled(join(import.meta.dirname, "servers", `${name}.ts`), name);

export type Server = {
  name: string;
  url: string;
  /** The CPU time of the server's process so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): void;
};

/** Starts one of `servers/` in its own process. */
export async function start(name: string, env: NodeJS.ProcessEnv): Promise<Server> {
  return run(name, (await bundledServer(name)).path, env);
}

/** Runs a bundle in its own process. */
export async function run(name: string, path: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork(path, { env: { ...process.env, ...env }, execArgv: [] });
  const { port } = await answer<{ port: number }>(child);
  const cpu = async () => {
    const answered = answer<{ cpu: number }>(child);
    child.send("cpu");
    return (await answered).cpu;
  };
  return { name, url: `http://127.0.0.1:${port}`, cpu, stop: () => void child.kill() };
}

const answer = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`server ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as T);
    });
  });
