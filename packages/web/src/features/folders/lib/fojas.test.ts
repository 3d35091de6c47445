import { describe, expect, it } from "vitest";
import { courtLink } from "./court-link";
import { fojasOf } from "./fojas";

describe("fojasOf", () => {
  const createdAt = "2026-11-18T12:00:00.000Z";

  it("has one leaf while nothing changed", () =>
    expect(fojasOf({ createdAt, updatedAt: createdAt, version: 1 }, "Ana")).toEqual([
      { number: 1, at: createdAt, title: "Apertura de la causa", who: "Ana" },
    ]));

  it("shows the last change first", () => {
    const updatedAt = "2026-11-20T12:00:00.000Z";
    const fojas = fojasOf({ createdAt, updatedAt, version: 7 }, "Ana");
    expect(fojas.map(({ number, at }) => [number, at])).toEqual([
      [2, updatedAt],
      [1, createdAt],
    ]);
  });
});

describe("courtLink", () => {
  const none = {
    pjn: false,
    mev: false,
    causaAssociationStatus: "none" as const,
  };

  it.each([
    [{}, "Sin vincular"],
    [{ pjn: true, causaAssociationStatus: "pending" as const }, "Esperando la respuesta de PJN"],
    [{ mev: true, causaAssociationStatus: "invalid" as const }, "No se encontró en MEV"],
    [{ mev: true, causaAssociationStatus: "failed" as const }, "MEV no respondió"],
    [{ pjn: true, causaAssociationStatus: "reserved" as const }, "Reservada en PJN"],
    [{ pjn: true, causaAssociationStatus: "verified" as const }, "Vinculada con PJN"],
  ])("says %j as «%s»", (link, text) => expect(courtLink({ ...none, ...link })).toBe(text));
});
