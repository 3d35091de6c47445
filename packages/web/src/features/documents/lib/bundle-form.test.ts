import { expect, it } from "vitest";
import { canBundle, moved } from "./bundle-form";

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
