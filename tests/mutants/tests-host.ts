import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Domain } from "./domains";
import type { Answer, Order } from "./orders";

/** A process that runs tests, started anew when a mutant kept it busy for too long. */
export function testsHost(root: string, { kind, tests }: Domain, seenIn: string) {
  let child: ChildProcess | undefined;

  async function start(): Promise<ChildProcess> {
    const host = new URL("./host.ts", import.meta.url).pathname;
    const started = fork(host, [root, kind, ...tests], {
      // A group of its own, so that what it started ends with it.
      ...{ cwd: root, detached: true, execArgv: ["--import", "tsx"] },
      env: { ...process.env, MUTANTS_SEEN: seenIn, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
      stdio: ["ignore", "ignore", process.env.MUTANTS_LOUD ? "inherit" : "ignore", "ipc"],
    });
    await once(started, "message");
    return started;
  }

  function stop(): void {
    if (child?.pid) process.kill(-child.pid, "SIGKILL");
    child = undefined;
  }

  /** Has an order carried out; undefined where there is no answer in time. */
  async function ask(order: Order, patienceMs: number): Promise<Answer | undefined> {
    child ??= await start();
    const answered = once(child, "message", { signal: AbortSignal.timeout(patienceMs) });
    child.send(order);
    try {
      const [answer] = (await answered) as [Answer];
      return answer;
    } catch {
      stop();
      return undefined;
    }
  }

  // In a group of its own, it would outlive what started it.
  process.on("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

  return { ask, stop };
}
