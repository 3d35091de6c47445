import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export type LoginSize = {
  /** Every script that the login page loads without any input, largest first. */
  files: { path: string; gzip: number }[];
  /** Their gzip size together, in bytes. */
  total: number;
};

const BUILD = fileURLToPath(new URL("../build/client", import.meta.url));
const SCRIPT = /["'(]((?:\/assets\/|\.\/)[\w.-]+\.js)["')]/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[\w.-]+\.js)["']/g;

/** Measures the login page's JavaScript in a finished build: its HTML's scripts, and theirs. */
export function loginSize(build = BUILD): LoginSize {
  const html = readFileSync(join(build, "login/index.html"), "utf8");
  const seen = new Set<string>();
  const waiting = namesIn(html, SCRIPT);
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...namesIn(readFileSync(join(build, "assets", name), "utf8"), STATIC_IMPORT));
  }
  const files = [...seen]
    .map((name) => ({ path: `/assets/${name}`, gzip: gzipped(join(build, "assets", name)) }))
    .sort((a, b) => b.gzip - a.gzip);
  return { files, total: files.reduce((sum, file) => sum + file.gzip, 0) };
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => (match[1] ?? "").replace(/^.*\//, ""));

const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
