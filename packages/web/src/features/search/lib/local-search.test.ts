import { describe, expect, it } from "vitest";
import { loadedOf, searchLoaded } from "./local-search";

const folder = (n: number, folderName: string, customerName: string | null = null) => ({
  _id: `fol_${String(n).padStart(26, "0")}`,
  folderName,
  customerName,
  number: `CNT 0${n}0000/2024`,
});

const whole = <R>(rows: R[]) => ({ rows, whole: true });
const ana = { _id: "con_1", name: "Ana", lastName: "Pérez", cuit: "20-12345678-6" };
const folders = [
  folder(1, "Pérez c/ ART"),
  folder(2, "Gómez s/ sucesión", "Ana Pérez"),
  folder(3, "Ruiz"),
];
const loaded = loadedOf({ folder: { rows: folders, whole: false }, contact: whole([ana]) });

const titles = (text: string) => searchLoaded(loaded, text).map(({ title }) => title);

describe("a search in what is loaded", () => {
  it("is blind to accents and case, and puts titles first", () => {
    expect(titles("PEREZ")).toEqual(["Pérez, Ana", "Pérez c/ ART", "Gómez s/ sucesión"]);
  });

  it.each([
    ["10000/20", ["Pérez c/ ART"]],
    ["20123456786", ["Pérez, Ana"]],
    ["20-1234", ["Pérez, Ana"]],
    ["20.123.456.786", ["Pérez, Ana"]],
    ["ana perez", ["Pérez, Ana", "Gómez s/ sucesión"]],
    ["nada", []],
    ["  ", []],
  ])("of %j finds %j", (text, found) => expect(titles(text)).toEqual(found));

  it("shows five of a type", () => {
    const many = Array.from({ length: 9 }, (_, n) => folder(n, `Causa ${n}`));
    expect(searchLoaded(loadedOf({ folder: whole(many) }), "causa")).toHaveLength(5);
  });

  it("knows what it cannot speak for", () => {
    expect(loaded.missing).toEqual([
      "folder",
      "calculator",
      "task",
      "event",
      "document",
      "escrito",
      "letter",
    ]);
  });
});
