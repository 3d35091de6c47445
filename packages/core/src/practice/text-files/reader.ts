import type { TextPage } from "../texts/postings.rules";
import type { ReadType } from "../texts/readable.rules";
import { type Said, startThread } from "./thread";

/**
 * How the reading of a file ended: whole; of what cannot be read; because the thread died at a page
 * that took too much memory or time; or because the run has no time left.
 */
export type Ending = "done" | "unreadable" | "failed" | "died" | "later";

export type Limits = {
  /** How long one page may take, in ms. */
  pageMs: number;
  /** How long all may take, in ms; the rest is read by another run. */
  runMs: number;
  /** By how much the memory of the process may grow, in octets. */
  octets: number;
};

const LIMITS: Limits = { pageMs: 60_000, runMs: 240_000, octets: 1_200_000_000 };
const HEAP_MB = 768;
const LOOK_EVERY_MS = 250;

type Asked = { type: ReadType; octets: Uint8Array; from: number };
type OnPage = (page: TextPage, total: number | null) => Promise<void>;

/** Reads a file page by page in a thread of its own, and hands over each page in order. */
export async function readAll(asked: Asked, onPage: OnPage, limits = LIMITS): Promise<Ending> {
  const toRead = { of: "foja-texts" as const, ...asked, octets: asked.octets.slice() };
  const worker = startThread(toRead, {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Its complaints about a file say nothing that helps, and may quote it.
    stdout: true,
    stderr: true,
  });
  const memory = () => process.memoryUsage.rss();
  const [startedAt, before] = [performance.now(), memory()];
  let lastAt = startedAt;
  let kept = Promise.resolve();
  try {
    const ending = await new Promise<Ending>((ended) => {
      const timer = setInterval(() => {
        const now = performance.now();
        if (now - lastAt > limits.pageMs || memory() - before > limits.octets) ended("died");
        else if (now - startedAt > limits.runMs) ended("later");
      }, LOOK_EVERY_MS);
      worker.on("message", (said: Said) => {
        lastAt = performance.now();
        if ("end" in said) ended(said.end);
        else kept = kept.then(() => onPage(said, said.total));
        // A page that could not be kept is thrown below.
        kept.catch(() => ended("later"));
      });
      worker.on("error", () => ended("died"));
      worker.on("exit", () => {
        clearInterval(timer);
        ended("died");
      });
    });
    await kept;
    return ending;
  } finally {
    await worker.terminate();
  }
}
