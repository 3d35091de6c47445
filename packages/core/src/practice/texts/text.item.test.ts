import { expect, it } from "vitest";
import { sliceWritten } from "./postings.rules";
import { type SliceItem, sliceItem, sliceKey, writtenIn } from "./text.item";

const slice = new Map([
  ["demanda", Uint8Array.of(1, 2, 3)],
  ["demandado", Uint8Array.of(4)],
]);
const written = sliceWritten(slice);

it("keeps the places of a slice deflated, and its words as a text that the table compares", () => {
  const item = sliceItem("usr_1", 3, 1, slice);
  expect(item.words).toBe("\ndemanda\ndemandado\n");
  expect(writtenIn(item)).toEqual({ ...written, octets: Buffer.from(written.octets) });
});

it("reads a slice that was written before its places were deflated", () => {
  const key = sliceKey("usr_1", 3, 1);
  const item: SliceItem = { ...key, type: "textSlice", version: 1, block: 1, ...written };
  expect(writtenIn(item)).toEqual(written);
});
