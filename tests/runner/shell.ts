import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export const ROOT = join(import.meta.dirname, "../..");

/** The one temporary folder of a run: what tests leave there goes with it. */
export const scratch = mkdtempSync(join(tmpdir(), "foja-"));
const bin = join(ROOT, "node_modules/.bin");
const running = new Set<ChildProcess>();

const environment = () => ({
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  TMPDIR: scratch,
  FORCE_COLOR: "0",
  // A notice for those who write configurations, on every start of vite.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
});

/** Runs a command with its output shown; whether it ended well. */
export function shell(command: string): Promise<boolean> {
  return new Promise((finished) => {
    const child = spawn(command, {
      shell: true,
      cwd: ROOT,
      // A group of its own: a signal ends its children, too.
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: environment(),
    });
    running.add(child);
    child.on("close", (code) => {
      running.delete(child);
      finished(code === 0);
    });
  });
}

/** The output of a command. */
export async function shellText(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)("sh", ["-c", command], { cwd: ROOT });
  return stdout.trim();
}

/** How long a run waits for what it started to end, before it ends it by force. */
const GRACE_MS = 10_000;

/** Ends what a run started, with all that this started in turn. */
async function endAll(): Promise<void> {
  const children = [...running];
  const send = (signal: NodeJS.Signals) => {
    for (const { pid } of children) {
      try {
        if (pid) process.kill(-pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const forced = setTimeout(() => send("SIGKILL"), GRACE_MS);
  send("SIGTERM");
  await Promise.all(children.map((child) => child.exitCode ?? once(child, "close")));
  clearTimeout(forced);
}

/** Does the work of a run, and removes what it leaves, whatever happens. */
export async function perform(work: () => Promise<void>): Promise<void> {
  const clean = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  const stop = async () => {
    await endAll();
    clean();
    process.exit(1);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  try {
    await work();
  } finally {
    clean();
  }
}

/** The clock ticks of a second in `/proc`. */
const TICKS = 100;

/**
 * The processor time that this machine has spent since it started, in seconds: on an otherwise idle
 * one, the difference is what a run cost, with the browsers and databases that nobody waits for.
 * Undefined where the system does not tell.
 */
export function processorSeconds(): number | undefined {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const [user = 0, nice = 0, system = 0] = line.split(/\s+/).slice(1).map(Number);
    return (user + nice + system) / TICKS;
  } catch {
    return undefined;
  }
}
