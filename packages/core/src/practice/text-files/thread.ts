import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import {
  isMainThread,
  parentPort,
  Worker,
  type WorkerOptions,
  workerData,
} from "node:worker_threads";
import type { Box } from "../texts/boxes.rules";
import type { ReadType } from "../texts/readable.rules";
import { contentOf } from "./content";
import { shortened } from "./paged.rules";
import { Unreadable } from "./pdf";

/** What a thread is given to read. */
export type ToRead = { of: "foja-texts"; type: ReadType; octets: Uint8Array; from: number };

/** What a thread says: each page, and at last how it ended. */
export type Said =
  | { page: number; text: string; total: number | null; boxes?: Box[] }
  | { end: "done" | "unreadable" | "failed" };

/**
 * Starts this file in a thread: a file that exhausts memory or time ends the thread and not the
 * process. In a bundle it is a part of it; where TypeScript runs as it is, tsx reads it.
 */
export function startThread(data: ToRead, options: WorkerOptions): Worker {
  const own = import.meta.url;
  const start = new URL(own.endsWith(".ts") ? underTsx(own) : own);
  const transferList = [data.octets.buffer as ArrayBuffer];
  return new Worker(start, { ...options, workerData: data, transferList });
}

function underTsx(file: string): string {
  const tsx = pathToFileURL(createRequire(file).resolve("tsx/esm/api").replace(/cjs$/, "mjs")).href;
  const code = `import { register } from "${tsx}"; register(); await import("${file}");`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function serve({ type, octets, from }: ToRead): Promise<void> {
  const say = (said: Said) => parentPort?.postMessage(said);
  try {
    let page = from;
    for await (const { text, ...of } of contentOf(type, octets, from)) {
      say({ page, text: shortened(text), ...of });
      page += 1;
    }
    say({ end: "done" });
  } catch (error) {
    say({ end: error instanceof Unreadable ? "unreadable" : "failed" });
  }
}

if (!isMainThread && workerData?.of === "foja-texts") await serve(workerData as ToRead);
