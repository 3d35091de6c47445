import { describe, expect, it } from "vitest";
import { progressWords, statsWords } from "./google-words";

const NOTHING = { imported: 0, created: 0, updated: 0, deleted: 0 };

describe("what a synchronisation did", () => {
  it.each([
    [NOTHING, "Todos los eventos ya estaban sincronizados"],
    [{ ...NOTHING, imported: 1 }, "1 importado"],
    [
      { imported: 2, created: 1, updated: 3, deleted: 1 },
      "2 importados, 1 creado en Google, 3 actualizados, 1 eliminado",
    ],
  ])("%j is said as %s", (stats, words) => {
    expect(statsWords(stats)).toBe(words);
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
