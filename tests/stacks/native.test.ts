import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fetching, lockedBinary, onLambda } from "../../stacks/native";
import { BINARY_OF_INTEL, nativeFolder } from "./native-stand-in";

function newFolder(): string {
  mkdirSync("tests/.artifacts", { recursive: true });
  return mkdtempSync("tests/.artifacts/native-");
}

describe("argon2 for Lambda", () => {
  it("is copied next to each bundle, with the package that loads it", () => {
    const folder = nativeFolder(undefined, newFolder());
    expect(onLambda(folder).copyFiles).toEqual(
      expect.arrayContaining([
        {
          from: join(folder, "@node-rs/argon2-linux-arm64-gnu"),
          to: "node_modules/@node-rs/argon2-linux-arm64-gnu",
        },
        { from: "node_modules/@node-rs/argon2" },
      ]),
    );
  });

  it("has what reads documents beside it only where they are read", () => {
    const folder = nativeFolder(undefined, newFolder());
    const namesIn = (readsTexts: boolean) =>
      (onLambda(folder, readsTexts).copyFiles ?? []).map(({ from }) => from);
    const scanned = "node_modules/@tesseract.js-data/spa/4.0.0_best_int";
    expect(namesIn(false)).not.toContain(scanned);
    expect(namesIn(true)).toEqual(
      expect.arrayContaining([scanned, join(folder, "@napi-rs/canvas-linux-arm64-gnu")]),
    );
    // All of it is in the packages that this repository locks.
    for (const from of namesIn(true)) expect([from, existsSync(from)]).toEqual([from, true]);
  });

  it.each([
    ["for another processor", BINARY_OF_INTEL],
    ["no program at all", "hola, soy un texto"],
  ])("stops the deployment when it is %s", (_, content) => {
    const folder = nativeFolder(content, newFolder());
    expect(() => onLambda(folder)).toThrow(/is not for Linux on arm64/);
  });

  it("stops the deployment when it is missing", () => {
    expect(() => onLambda(newFolder())).toThrow(/is missing: no password could be verified/);
  });

  it("is fetched in the lockfile's version, and not into node_modules", () => {
    const { version, integrity } = lockedBinary();
    const canvas = JSON.parse(readFileSync("node_modules/@napi-rs/canvas/package.json", "utf8"));
    expect(version).toMatch(/^2\.\d+\.\d+$/);
    expect(integrity).toMatch(/^sha512-/);
    expect(fetching().join(" ")).toBe(
      `install --prefix .sst/native --no-save --ignore-scripts --no-audit --no-fund --force --os=linux --cpu=arm64 --libc=glibc @node-rs/argon2-linux-arm64-gnu@${version} @napi-rs/canvas-linux-arm64-gnu@${canvas.version}`,
    );
  });
});
