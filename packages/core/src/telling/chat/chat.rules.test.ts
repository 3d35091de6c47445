import { expect, it } from "vitest";
import { previewOf } from "./chat.rules";

it("previews a message by its words, in one line, and one without any by its files", () => {
  const files = [{ name: "demanda.pdf" }, { name: "acta.pdf" }];
  expect(previewOf({ text: "Va la\n demanda", files })).toBe("Va la demanda");
  expect(previewOf({ text: "", files })).toBe("demanda.pdf, acta.pdf");
  expect(previewOf({ text: "x".repeat(500) })).toHaveLength(120);
  expect(previewOf({ text: "" })).toBe("");
});
