import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Handler } from "./lambda";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

const loaded = new Map<string, Promise<Handler>>();

/**
 * The function at a handler path (`folder/file.function`). Imported once: under tsx every
 * `import()` asks another thread.
 */
export function loadHandler(path: string): Promise<Handler> {
  const handler = loaded.get(path) ?? importHandler(path);
  loaded.set(path, handler);
  return handler;
}

async function importHandler(path: string): Promise<Handler> {
  const [, file, name] = /^(.+)\.(\w+)$/.exec(path) ?? [];
  if (!file || !name) throw new Error(`not a handler path: ${path}`);
  const module: Record<string, unknown> = await import(
    pathToFileURL(join(ROOT, `${file}.ts`)).href
  );
  const handler = module[name];
  if (typeof handler !== "function") throw new Error(`${path} is not a function`);
  return handler as Handler;
}
