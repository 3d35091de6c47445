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

  it("remembers each lane over a restart, and is where the last of them is", () => {
    const path = somewhere();
    new Position(path, "stream-1").advance("a", "9", "10", "9");
    const again = new Position(path, "stream-1");
    expect(again.of("a")).toBe("9");
    expect(again.ofLanes("a", 3)).toEqual(["9", "10", "9"]);
    again.advance("a", "11", "11", "11");
    expect(new Position(path, "stream-1").ofLanes("a", 3)).toEqual(["11", "11", "11"]);
  });

  it("has no position while a lane handled nothing, and keeps those of the others", () => {
    const path = somewhere();
    new Position(path, "stream-1").advance("a", undefined, "7");
    const again = new Position(path, "stream-1");
    expect(again.of("a")).toBeUndefined();
    expect(again.ofLanes("a", 2)).toEqual([undefined, "7"]);
  });

  it("begins at its shard's position with another number of lanes", () => {
    const path = somewhere();
    new Position(path, "stream-1").advance("a", "7", "9");
    expect(new Position(path, "stream-1").ofLanes("a", 3)).toEqual(["7", "7", "7"]);
  });
});
