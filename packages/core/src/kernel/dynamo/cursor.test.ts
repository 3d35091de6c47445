import { expect, it } from "vitest";
import { fromCursor, toCursor } from "./cursor";

it("gives back where a page ended, in its own list only", async () => {
  const cursor = await toCursor("OWNER-1 list", "sort#key ñ");
  expect(await fromCursor("OWNER-1 list", cursor)).toBe("sort#key ñ");
  await expect(fromCursor("OWNER-2 list", cursor)).rejects.toMatchObject({
    code: "cursor.invalid",
  });
});

it("is nothing for a last page and for a first", async () => {
  expect(await toCursor("x", undefined)).toBeUndefined();
  expect(await fromCursor("x", undefined)).toBeUndefined();
});

it.each(["", ".", "a", "a.b", "a.b.c", "ñ.ñ"])("refuses %j", async (cursor) => {
  await expect(fromCursor("x", cursor)).rejects.toMatchObject({ kind: "malformed" });
});
