import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";

const folder = mkdtempSync(join(tmpdir(), "foja-bench-"));

/** Bundles a file like a Lambda. Returns the path of the entry and the files it loads at start. */
export async function bundle(entry: string, name: string) {
  const { metafile } = await build({
    entryPoints: { index: entry },
    outdir: join(folder, name),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    splitting: true,
    metafile: true,
    platform: "node",
    format: "esm",
    target: "node20",
    mainFields: ["module", "main"],
    // Native modules cannot be bundled.
    external: ["@node-rs/argon2"],
    logLevel: "error",
    banner: {
      js: 'import{createRequire as __cr}from"node:module";const require=__cr(import.meta.url);',
    },
  });
  return { path: join(folder, name, "index.mjs"), inputs: loadedAtOnce(metafile) };
}

/** The source files that the entry imports statically, directly or not. */
function loadedAtOnce({ outputs }: Metafile): string[] {
  const loaded = new Set<string>();
  const waiting = Object.keys(outputs).filter((path) => path.endsWith("/index.mjs"));
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    const now = outputs[path]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
    waiting.push(...now.map((one) => one.path).filter((one) => one in outputs));
  }
  return [...loaded].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}

export type Server = {
  name: string;
  url: string;
  /** The CPU time of the server's process so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): void;
};

/** Starts one of `servers/` in its own process. */
export async function start(name: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const { path } = await bundle(join(import.meta.dirname, "servers", `${name}.ts`), name);
  const child = fork(path, { env: { ...process.env, ...env }, execArgv: [] });
  const { port } = await answer<{ port: number }>(child);
  const cpu = async () => {
    const answered = answer<{ cpu: number }>(child);
    child.send("cpu");
    return (await answered).cpu;
  };
  return { name, url: `http://127.0.0.1:${port}`, cpu, stop: () => void child.kill() };
}

const answer = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`server ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as T);
    });
  });
