import { expect, it } from "vitest";
import { toCsv } from "./csv";

it("begins with the mark of UTF-8 and separates with ; and CRLF", () => {
  expect(
    toCsv([
      ["Carátula", "Estado"],
      ["=Pérez c/ Gómez", null],
    ]),
  ).toBe('\uFEFF"Carátula";"Estado"\r\n"\'=Pérez c/ Gómez";""\r\n');
});
