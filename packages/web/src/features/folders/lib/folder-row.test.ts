import type { NextLine } from "@foja/core/agenda/lines/line.schema";
import { expect, it } from "vitest";
import { toRow, unnamedClient, withNext } from "./folder-row";

const clientOf = (folderName: string, customerName: string | null) =>
  unnamedClient(toRow({ _id: "fol_1", folderName, customerName }));

it("names a client that the carátula does not name", () => {
  const caratula = "Ledesma, Norma Beatriz c/ ANSES s/ reajustes varios";
  expect(clientOf(caratula, "Norma Beatriz Ledesma")).toBeNull();
  expect(clientOf("Acuña, Héctor s/ sucesión", "HÉCTOR ACUÑA")).toBeNull();
  expect(clientOf("Acuña, Héctor s/ sucesión", "Marta Acuña")).toBe("Marta Acuña");
  expect(clientOf(caratula, null)).toBeNull();
});

it("is the same row after each reading whose next line is the same", () => {
  const row = toRow({ _id: "fol_1", folderName: "Acuña, Héctor s/ sucesión" });
  expect(withNext(row, null)).toBe(row);
  const next = { _id: "tsk_1" } as unknown as NextLine;
  const told = withNext(row, next);
  expect(told).toEqual({ ...row, next });
  expect(withNext(row, next)).toBe(told);
  expect(withNext(row, { ...next })).not.toBe(told);
});
