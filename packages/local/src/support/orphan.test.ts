import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A shell above a shell above a process that watches them, as npm is above Foja. */
async function family(): Promise<{ top: ChildProcess; pid: number }> {
  const module = pathToFileURL(`${import.meta.dirname}/orphan.ts`).href;
  const script = `
    const { onOrphaned } = await import("${module}");
    setInterval(() => {}, 1000);
    onOrphaned(() => process.exit(0));
    console.log(process.pid);`;
  const node = `"${process.execPath}" --import tsx --input-type=module -e '${script}'`;
  const top = spawn("sh", ["-c", 'sh -c "$1; true"; true', "sh", node], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(top);
  if (!top.stdout) throw new Error("no output");
  const [line] = await once(createInterface(top.stdout), "line");
  return { top, pid: Number(line) };
}

describe("onOrphaned", () => {
  it("calls when one above is killed, be it not the parent", async () => {
    const { top, pid } = await family();
    expect(isAlive(pid)).toBe(true);
    top.kill("SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
