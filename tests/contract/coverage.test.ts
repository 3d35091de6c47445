import { readFileSync } from "node:fs";
import { operations } from "@foja/harness/contract";
import { describe, expect, it } from "vitest";

type Line = { method: string; path: string; principal: string };

/** The calls that the product was asked for, one on each line. */
const asked: Line[] = readFileSync(new URL("routes.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [method = "", path = "", principal = ""] = line.split("\t");
    return { method, path: anonymous(path), principal };
  });

function anonymous(path: string): string {
  return path.replace(/\{[^}]+\}/g, "{}");
}

/** The groups of finished calls: whoever finishes one adds it here. */
const DONE =
  /^\/api\/(auth|causas|sessions|alert|notifications\/preferences|(de|re)activate-account|calculators|events|folders|search|users|google-calendar|folder-notifications|movements|tasas|tasks|contacts|plan-configs|admin\/storage|legal|subscriptions?|repair|stats|user-stats|menu|invoice|support-contacts|chat)(\/|$)/;

describe("the calls of the specification", () => {
  it("are there, each with its principal, where their work is done", async () => {
    const built = new Map(
      (await operations()).map(({ method, path, operation }) => [
        `${method} ${anonymous(path)}`,
        operation["x-principal"],
      ]),
    );
    const missing = asked.filter(({ method, path }) => !built.has(`${method} ${path}`));
    const share = `${asked.length - missing.length} of ${asked.length}`;
    console.info(`Calls of the specification built: ${share}. Not yet built:`);
    for (const { method, path } of missing) console.info(`  ${method} ${path}`);

    expect(missing.filter(({ path }) => DONE.test(path))).toEqual([]);
    for (const { method, path, principal } of asked) {
      const actual = built.get(`${method} ${path}`);
      if (actual) expect(`${method} ${path} ${actual}`).toBe(`${method} ${path} ${principal}`);
    }
  });
});
