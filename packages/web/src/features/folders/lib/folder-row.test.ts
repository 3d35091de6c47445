import { expect, it } from "vitest";
import { toRow, unnamedClient } from "./folder-row";

const clientOf = (folderName: string, customerName: string | null) =>
  unnamedClient(toRow({ _id: "fol_1", folderName, customerName }));

it("names a client that the carátula does not name", () => {
  const caratula = "Ledesma, Norma Beatriz c/ ANSES s/ reajustes varios";
  expect(clientOf(caratula, "Norma Beatriz Ledesma")).toBeNull();
  expect(clientOf("Acuña, Héctor s/ sucesión", "HÉCTOR ACUÑA")).toBeNull();
  expect(clientOf("Acuña, Héctor s/ sucesión", "Marta Acuña")).toBe("Marta Acuña");
  expect(clientOf(caratula, null)).toBeNull();
});
