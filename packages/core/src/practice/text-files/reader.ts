import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { TextPage } from "../texts/postings.rules";
import { type Said, startApart, type ToRead } from "./apart";

/**
 * How the reading of a file ended: whole; of what cannot be read; because its process died at a page
 * that took too much memory or time; or because the run has no time left.
 */
export type Ending = "done" | "unreadable" | "failed" | "died" | "later";

export type Limits = {
  /** How long one page may take, in ms. */
  pageMs: number;
  /** How long all may take, in ms; the rest is read by another run. */
  runMs: number;
  /** How much memory its process may have, in octets. */
  octets: number;
};

const LIMITS: Limits = { pageMs: 60_000, runMs: 240_000, octets: 1_400_000_000 };
const LOOK_EVERY_MS = 250;
const MEMORY_PAGE = 4096;

type OnPage = (page: TextPage, total: number | null) => Promise<void>;

/** Reads a file page by page in a process of its own, and hands over each page in order. */
export async function readAll(toRead: ToRead, onPage: OnPage, limits = LIMITS): Promise<Ending> {
  const child = startApart(toRead);
  const startedAt = performance.now();
  let lastAt = startedAt;
  let kept = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  try {
    const ending = await new Promise<Ending>((ended) => {
      timer = setInterval(() => {
        const now = performance.now();
        if (now - lastAt > limits.pageMs || memoryOf(child) > limits.octets) ended("died");
        else if (now - startedAt > limits.runMs) ended("later");
      }, LOOK_EVERY_MS);
      child.on("message", (said: Said) => {
        lastAt = performance.now();
        if ("end" in said) return ended(said.end);
        kept = kept.then(() => onPage(said, said.total));
        // A page that could not be kept is thrown below.
        kept.catch(() => ended("later"));
      });
      child.on("error", () => ended("died"));
      child.on("exit", () => ended("died"));
    });
    await kept;
    return ending;
  } finally {
    clearInterval(timer);
    child.kill("SIGKILL");
  }
}

/** The memory of a process in octets, where the system says so: on Linux, as on Lambda. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return Number(resident) * MEMORY_PAGE;
  } catch {
    return 0;
  }
}
