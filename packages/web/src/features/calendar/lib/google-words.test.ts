import { describe, expect, it } from "vitest";
import { skippedWords, syncWords } from "./google-words";

const NOTHING = { imported: 0, created: 0, updated: 0, deleted: 0 };
const LAST = {
  state: "connected" as const,
  lastSync: "2026-11-22T17:00:00.000Z",
  lastError: null,
  stats: NOTHING,
  found: null,
  progress: null,
};
const ERROR = "Error al importar algunos eventos";

describe("what a synchronisation did", () => {
  it.each([
    [{}, "Todos los eventos ya estaban sincronizados"],
    [{ found: 7 }, "Todos los eventos ya estaban sincronizados"],
    [{ found: 0 }, "No se encontraron eventos"],
    [{ lastSync: null }, "Todavía no se sincronizó."],
    [{ stats: { ...NOTHING, imported: 1 } }, "1 importado"],
    [
      { found: 0, stats: { imported: 2, created: 1, updated: 3, deleted: 1 } },
      "2 importados, 1 creado en Google, 3 actualizados, 1 eliminado",
    ],
    [{ lastError: ERROR }, ""],
    [{ lastError: ERROR, stats: { ...NOTHING, imported: 1 } }, "1 importado"],
    [{ state: "paused" as const }, ""],
  ])("%j is said as %j", (status, words) => {
    expect(syncWords({ ...LAST, ...status })).toBe(words);
  });
});

describe("how far it got", () => {
  it.each([
    [null, "Buscando cambios en Google…"],
    [{ done: 0, total: 0 }, "Buscando cambios en Google…"],
    [{ done: 3, total: 10 }, "3 de 10 eventos."],
    [{ done: 3, total: 101 }, "3 de 101 eventos. Son muchos: puede tardar unos minutos."],
  ])("%j is said as %s", (progress, words) => {
    expect(syncWords({ ...LAST, state: "syncing", progress })).toBe(words);
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
