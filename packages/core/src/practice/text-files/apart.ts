import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Box } from "../texts/boxes.rules";
import type { ReadType } from "../texts/readable.rules";
import { contentOf } from "./content";
import { shortened } from "./paged.rules";
import { Unreadable } from "./pdf";

/** What a process is given to read: the file's bytes, from a page on. */
export type ToRead = { type: ReadType; octets: Uint8Array; from: number };

/** What it says: each page, and at last how it ended. */
export type Said =
  | { page: number; text: string; total: number | null; boxes?: Box[] }
  | { end: "done" | "unreadable" | "failed" };

const MARK = "FOJA_READS_TEXTS";
const HEAP_MB = 768;

/**
 * Starts this file as a process of its own, which in a bundle it is a part of. A file that exhausts
 * memory or time, or breaks a library of native code, ends that process and not ours; and whoever
 * breaks out of a library finds no secret in it.
 */
export function startApart(toRead: ToRead): ChildProcess {
  const own = import.meta.url;
  const child = fork(fileURLToPath(own), [], {
    serialization: "advanced",
    // What the libraries complain of says nothing that helps, and may quote the file.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { PATH: process.env.PATH, [MARK]: "yes" },
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      ...(own.endsWith(".ts") ? ["--import", "tsx"] : []),
    ],
  });
  child.send(toRead);
  return child;
}

async function serve({ type, octets, from }: ToRead): Promise<void> {
  const say = (said: Said) => new Promise((sent) => process.send?.(said, sent));
  try {
    let page = from;
    for await (const { text, ...of } of contentOf(type, octets, from)) {
      await say({ page, text: shortened(text), ...of });
      page += 1;
    }
    await say({ end: "done" });
  } catch (error) {
    await say({ end: error instanceof Unreadable ? "unreadable" : "failed" });
  }
  process.disconnect();
}

if (process.env[MARK] && process.send) {
  process.once("message", (toRead) => void serve(toRead as ToRead));
}
