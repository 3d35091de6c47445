import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { spawnGuarded } from "./guarded";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("spawnGuarded", () => {
  it("tells the program's pid and stops it", async () => {
    const child = await spawnGuarded("sleep", ["1000"]);
    expect(isAlive(child.pid)).toBe(true);
    await child.stop();
    expect(isAlive(child.pid)).toBe(false);
  });

  it("tells when the program ends by itself, and what it complained of", async () => {
    const child = await spawnGuarded("sh", ["-c", "echo no puedo >&2; exit 3"]);
    await child.exited;
    expect(child.complaint()).toBe("no puedo");
    await child.stop();
  });

  it("passes arguments as they are", async () => {
    const child = await spawnGuarded("sh", ["-c", 'echo "$1" >&2', "sh", "con espacios y $HOME"]);
    await child.exited;
    expect(child.complaint()).toBe("con espacios y $HOME");
  });

  it("does not leave the program behind when we are killed", async () => {
    const parent = startParent();
    const pid = await firstNumber(parent);
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000, interval: 10 });
  });
});

/** A process of its own which starts a guarded program, tells its pid and goes on. */
function startParent(): ChildProcess {
  const module = pathToFileURL(`${import.meta.dirname}/guarded.ts`).href;
  const script = `
    const { spawnGuarded } = await import(${JSON.stringify(module)});
    const child = await spawnGuarded("sleep", ["1000"]);
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  const args = ["--import", "tsx", "--input-type=module", "-e", script];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

async function firstNumber(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error("no output");
  const [line] = await once(createInterface(child.stdout), "line");
  return Number(line);
}
