import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openObjects } from "./objects";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foja-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("objects", () => {
  it("are kept on disk, by keys that lead nowhere else", () => {
    const key = "../../fuera/ñ";
    openObjects(folder).put(key, Buffer.from("hola"), "text/plain");
    expect(openObjects(folder).get(key)).toMatchObject({
      key,
      type: "text/plain",
      size: 4,
      etag: '"4d186321c1a7f0f354b297e8914ab240"',
      body: Buffer.from("hola"),
    });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("are replaced, and removed as often as one likes", () => {
    const objects = openObjects(folder);
    objects.put("a", Buffer.from("1"), "text/plain");
    objects.put("a", Buffer.from("2"), "text/csv");
    expect(objects.list()).toMatchObject([{ key: "a", type: "text/csv" }]);
    objects.remove("a");
    objects.remove("a");
    expect(objects.get("a")).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("do not exist when a kill cut their write short", () => {
    const objects = openObjects(folder);
    objects.put("a", Buffer.from("1"), "text/plain");
    for (const name of readdirSync(folder)) {
      if (!name.endsWith(".json")) rmSync(join(folder, name));
    }
    expect(objects.get("a")).toBeUndefined();
  });

  it("that were uploaded and never completed go after a day; others stay", () => {
    const objects = openObjects(folder);
    for (const key of ["uploads/vieja", "uploads/nueva", "files/vieja"]) {
      objects.put(key, Buffer.from("1"), "text/plain");
    }
    for (const name of readdirSync(folder).filter((one) => one.endsWith(".json"))) {
      const path = join(folder, name);
      const described = JSON.parse(readFileSync(path, "utf8"));
      if (!described.key.endsWith("vieja")) continue;
      writeFileSync(path, JSON.stringify({ ...described, at: "2020-01-01T00:00:00.000Z" }));
    }
    const kept = openObjects(folder).list();
    expect(kept.map(({ key }) => key).sort()).toEqual(["files/vieja", "uploads/nueva"]);
  });
});
