import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * The shell script above a child that must not outlive this process. It prints the program's pid,
 * then reads a pipe from this process: when the pipe closes, at the end or at a kill -9, it stops
 * the program. Background jobs of a shell ignore Ctrl-C, so the program runs until then.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null >/dev/null 3<&- & child=$!
trap 'kill "$child" 2>/dev/null' TERM INT HUP
(cat <&3; kill "$child") >/dev/null 2>&1 & watcher=$!
exec 3<&-
echo "$child"
wait "$child"; wait "$child" 2>/dev/null
kill "$watcher" 2>/dev/null
exit 0
`;

export type Guarded = {
  pid: number;
  /** The last 2,000 characters of the program's error output. */
  complaint(): string;
  exited: Promise<void>;
  stop(): Promise<void>;
};

/** Starts a program that ends with this process, however this process ends. */
export async function spawnGuarded(command: string, args: string[]): Promise<Guarded> {
  const shell = spawn("sh", ["-c", GUARD, "sh", command, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const complaint = tail(shell);
  const exited = once(shell, "exit").then(() => void shell.stdin?.destroy());
  const pid = await firstLine(shell);
  return { pid: Number(pid), complaint, exited, stop: () => stop(shell, Number(pid), exited) };
}

async function firstLine(shell: ChildProcess): Promise<string> {
  if (!shell.stdout) throw new Error("no output to read the pid from");
  const [line] = await once(createInterface(shell.stdout), "line");
  return String(line);
}

function tail(shell: ChildProcess): () => string {
  let text = "";
  shell.stderr?.on("data", (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text.trim();
}

const PATIENCE_MS = 5000;

async function stop(shell: ChildProcess, pid: number, exited: Promise<void>): Promise<void> {
  const impatience = setTimeout(() => kill(pid), PATIENCE_MS);
  shell.stdin?.end();
  await exited;
  clearTimeout(impatience);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself meanwhile.
  }
}
