import { describe, expect, it } from "vitest";
import { availableDatabases, programOf } from "./programs";

describe.each(availableDatabases())("the program of %s", (kind) => {
  it("listens where it is told and keeps its files there too", () => {
    const program = programOf(kind, { port: 8123, dataDir: "/datos" });
    expect(program?.args).toContain("8123");
    expect(program?.args.join(" ")).toContain("/datos");
  });

  it("keeps everything in memory without a folder", () => {
    const program = programOf(kind, { port: 8123 });
    expect(program?.args.join(" ")).not.toMatch(/db-?path/i);
  });
});
