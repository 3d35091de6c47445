import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { hashSources } from "./web-build";

let root = "";

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "foja-test-"));
  write("package-lock.json", "{}");
  write("packages/web/src/root.tsx", "uno");
  write("packages/web/vite.config.ts", "config");
  write("packages/core/src/folders/folder.schema.ts", "esquema");
  write("packages/core/src/folders/folders.ts", "comandos");
});

describe("hashSources", () => {
  it("is the same for the same sources", () => {
    expect(hashSources(root)).toBe(hashSources(root));
  });

  it.each([
    "packages/web/src/root.tsx",
    "packages/web/src/nuevo.tsx",
    "packages/web/public/favicon.svg",
    "packages/web/vite.config.ts",
    "packages/core/src/folders/folder.schema.ts",
    "packages/core/src/folders/folder.rules.ts",
    "package-lock.json",
  ])("changes with %s", (path) => {
    const before = hashSources(root);
    write(path, "otra cosa");
    expect(hashSources(root)).not.toBe(before);
  });

  it.each([
    "packages/core/src/folders/folders.ts",
    "packages/web/src/root.test.tsx",
    "packages/functions/src/api/app.ts",
  ])("does not change with %s", (path) => {
    const before = hashSources(root);
    write(path, "otra cosa");
    expect(hashSources(root)).toBe(before);
  });

  it("changes when a file moves", () => {
    write("packages/web/src/a.ts", "x");
    const before = hashSources(root);
    const other = mkdtempSync(join(tmpdir(), "foja-test-"));
    root = other;
    write("package-lock.json", "{}");
    write("packages/web/src/root.tsx", "uno");
    write("packages/web/vite.config.ts", "config");
    write("packages/core/src/folders/folder.schema.ts", "esquema");
    write("packages/web/src/b.ts", "x");
    expect(hashSources(root)).not.toBe(before);
  });
});
