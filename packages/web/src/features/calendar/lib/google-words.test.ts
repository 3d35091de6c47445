import { describe, expect, it } from "vitest";
import { progressWords, skippedWords, statsWords } from "./google-words";

const NOTHING = { imported: 0, created: 0, updated: 0, deleted: 0 };

describe("what a synchronisation did", () => {
  it.each([
    [NOTHING, null, "Todos los eventos ya estaban sincronizados"],
    [NOTHING, 7, "Todos los eventos ya estaban sincronizados"],
    [NOTHING, 0, "No se encontraron eventos"],
    [{ ...NOTHING, imported: 1 }, 1, "1 importado"],
    [
      { imported: 2, created: 1, updated: 3, deleted: 1 },
      0,
      "2 importados, 1 creado en Google, 3 actualizados, 1 eliminado",
    ],
  ])("%j, with %j found, is said as %s", (stats, found, words) => {
    expect(statsWords(stats, found)).toBe(words);
  });
});

describe("how far it got", () => {
  it.each([
    [null, "Buscando cambios en Google…"],
    [{ done: 0, total: 0 }, "Buscando cambios en Google…"],
    [{ done: 3, total: 10 }, "3 de 10 eventos."],
    [{ done: 3, total: 101 }, "3 de 101 eventos. Son muchos: puede tardar unos minutos."],
  ])("%j is said as %s", (progress, words) => {
    expect(progressWords(progress)).toBe(words);
  });
});

describe("what stays at Google alone", () => {
  it.each([
    [{ tooLong: 0, tooMany: 0 }, []],
    [{ tooLong: 1, tooMany: 0 }, ["Solo en Google: 1 evento que dura más de 60 días."]],
    [
      { tooLong: 2, tooMany: 1200 },
      [
        "Solo en Google: 2 eventos que duran más de 60 días.",
        "Solo en Google: 1.200 eventos, porque traemos hasta 2.500.",
      ],
    ],
  ])("%j is said as %j", (skipped, sentences) => {
    expect(skippedWords(skipped)).toEqual(sentences);
  });
});
