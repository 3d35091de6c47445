import { expect, it } from "vitest";
import { documentRow } from "~/testing/samples/document";
import { canBundle, inOrder, moved, PORTAL_OPTIONS } from "./bundle-form";

const PDF = "application/pdf";

it.each([
  [
    "of one case",
    [
      { folderId: "f1", type: PDF },
      { folderId: "f1", type: "image/png" },
    ],
    true,
  ],
  [
    "of two cases",
    [
      { folderId: "f1", type: PDF },
      { folderId: "f2", type: PDF },
    ],
    false,
  ],
  ["of no case", [{ folderId: null, type: PDF }], false],
  [
    "with a text among them",
    [
      { folderId: "f1", type: PDF },
      { folderId: "f1", type: "text/plain" },
    ],
    false,
  ],
  ["none", [], false],
])("documents %s can be put together, or not", (_, rows, can) => {
  expect(canBundle(rows)).toBe(can);
});

it("moves a document one place, and no further than the ends", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
});

it("begins with the oldest, by its date or the day it came", () => {
  const rows = [
    documentRow({ _id: "c", date: null, createdAt: "2026-04-01T12:00:00.000Z" }),
    documentRow({ _id: "a", date: "2024-01-02" }),
    documentRow({ _id: "b", date: "2026-03-31" }),
  ];
  expect(inOrder(rows).map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
});

it("names the size of a part as the portal does", () => {
  expect(PORTAL_OPTIONS[0]).toEqual({ value: "pjn", label: "PJN: partes de hasta 5 MB" });
});
