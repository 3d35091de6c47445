import { expect, it } from "vitest";
import { csvHead, csvLine } from "./csv.rules";

it("quotes every cell of the export of one's data, so that no separator begins a formula", () => {
  expect(csvHead(["nombre"])).toBe('\uFEFF"nombre"\r\n');
  const row = { a: "x,=1+1", b: -12.5, c: true, d: ["=1"], e: "=1+1" };
  expect(csvLine(["a", "b", "c", "d", "e", "f"], row)).toBe(
    `"x,=1+1";"-12,5";"sí";"[""=1""]";"'=1+1";""\r\n`,
  );
});
