import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Position } from "./position";

const somewhere = () => join(mkdtempSync(join(tmpdir(), "foja-test-")), "position.json");

describe("Position", () => {
  it("begins at the beginning and remembers over a restart", () => {
    const path = somewhere();
    const first = new Position(path, "stream-1");
    expect(first.of("a")).toBeUndefined();
    first.advance("a", "0007");
    expect(new Position(path, "stream-1").of("a")).toBe("0007");
  });

  it("begins anew with another stream", () => {
    const path = somewhere();
    new Position(path, "stream-1").advance("a", "0007");
    expect(new Position(path, "stream-2").of("a")).toBeUndefined();
  });

  it("reads a child only when its parent has ended", () => {
    const position = new Position(somewhere(), "stream-1");
    const shards = [{ id: "a" }, { id: "b", parent: "a" }, { id: "c", parent: "gone" }];
    expect(position.readable(shards).map((it) => it.id)).toEqual(["a", "c"]);
    position.finish("a");
    expect(position.readable(shards).map((it) => it.id)).toEqual(["b", "c"]);
  });

  it("forgets what the stream has forgotten", () => {
    const path = somewhere();
    const position = new Position(path, "stream-1");
    position.advance("a", "1");
    position.advance("b", "2");
    position.prune([{ id: "b" }]);
    expect(position.of("a")).toBeUndefined();
    expect(position.of("b")).toBe("2");
  });
});
