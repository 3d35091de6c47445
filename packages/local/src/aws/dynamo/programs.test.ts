import { describe, expect, it } from "vitest";
import { availableDatabases, programOf } from "./programs";

describe.each(availableDatabases())("the program of %s", (kind) => {
  it("gets its port and its folder as arguments", () => {
    const program = programOf(kind, { port: 8123, dataDir: "/data" });
    expect(program?.args).toContain("8123");
    expect(program?.args.join(" ")).toContain("/data");
  });

  it("runs in memory without a folder", () => {
    const program = programOf(kind, { port: 8123 });
    expect(program?.args.join(" ")).not.toMatch(/db-?path/i);
  });
});
