import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundledHandlers } from "./handlers";
import { BINARY_OF_LAMBDA } from "./native-stand-in";
import "./synth";

const artifacts = ".sst/artifacts";
const handlers = bundledHandlers.map((handler) => handler.replace(/\.handler$/, ".mjs"));

/** The folder of a handler's bundle; throws when it was not built. */
function folderOf(file: string): string {
  const found = readdirSync(artifacts).find((folder) => existsSync(join(artifacts, folder, file)));
  if (!found) throw new Error(`no bundle of ${file}`);
  return join(artifacts, found);
}

/** The files that are loaded together with one at start, without dynamic imports. */
function loadedWith(folder: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(folder, name), "utf8");
  for (const [, next = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.mjs)"/g)) {
    loadedWith(folder, next, found);
  }
  return found;
}

describe.each(handlers)("bundle of %s", (file) => {
  const folder = folderOf(file);
  const code = readFileSync(join(folder, file), "utf8");

  it("loads by itself and has its handler", () => {
    const script = `const it = await import("./${file}"); console.log(typeof it.handler)`;
    const answer = execFileSync("node", ["--input-type=module", "-e", script], {
      cwd: folder,
      env: { PATH: process.env.PATH, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" },
      encoding: "utf8",
    });
    expect(answer.trim()).toBe("function");
  });

  it("carries argon2 as Linux runs it", () => {
    const module = join(folder, "node_modules/@node-rs");
    expect(existsSync(join(module, "argon2/index.js"))).toBe(true);
    const binary = join(module, "argon2-linux-arm64-gnu/argon2.linux-arm64-gnu.node");
    expect(readFileSync(binary).toString("latin1")).toBe(BINARY_OF_LAMBDA);
  });

  it("is minified, and leaves out what is heavy", () => {
    expect(statSync(join(folder, file)).size).toBeLessThan(3_500_000);
    expect(code.split("\n").length).toBeLessThan(2_000);
    expect(code).not.toMatch(/googleapis\/build/);
    // Stripe's client is in a file of its own, loaded by calls that need it.
    const loaded = [...loadedWith(dirname(join(folder, file)), basename(file))];
    expect(loaded.filter((name) => name.startsWith("stripe."))).toEqual([]);
    // The client library of Google's API is only for functions that nobody waits for.
    const syncs = /\/(calendar-(sync|renew|stir))\.mjs$/.test(file);
    const client = "/calendar/v3/calendars/{calendarId}";
    expect(code).not.toContain(client);
    const beside = readdirSync(dirname(join(folder, file))).filter((name) => /\.mjs$/.test(name));
    const texts = beside.map((name) => readFileSync(join(folder, dirname(file), name), "utf8"));
    expect(texts.some((text) => text.includes(client))).toBe(syncs);
    // What reads documents is only where they are read.
    const reads = /\/(text-read|bundle-build)\.mjs$/.test(file);
    expect(texts.some((text) => text.includes("pdfjs-dist/legacy"))).toBe(reads);
    expect(existsSync(join(folder, "node_modules/tesseract.js"))).toBe(reads);
  });
});
