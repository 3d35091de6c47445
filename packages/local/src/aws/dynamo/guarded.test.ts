import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { spawnGuarded } from "./guarded";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("spawnGuarded", () => {
  it("knows the program's pid and stops it", async () => {
    const child = await spawnGuarded("sleep", ["1000"]);
    expect(isAlive(child.pid)).toBe(true);
    await child.stop();
    expect(isAlive(child.pid)).toBe(false);
  });

  it("knows when the program ends by itself, and its last errors", async () => {
    const child = await spawnGuarded("sh", ["-c", "echo I cannot >&2; exit 3"]);
    await child.exited;
    expect(child.complaint()).toBe("I cannot");
    await child.stop();
  });

  it("passes arguments as they are", async () => {
    const child = await spawnGuarded("sh", ["-c", 'echo "$1" >&2', "sh", "with spaces and $HOME"]);
    await child.exited;
    expect(child.complaint()).toBe("with spaces and $HOME");
  });

  it("leaves no program behind when this process is killed", async () => {
    const parent = startParent();
    const pid = await firstNumber(parent);
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

/** Starts a process that starts a guarded program, prints its pid, and runs on. */
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
