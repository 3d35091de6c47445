import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { expect, it } from "vitest";
import { barsOf } from "./progress";

const one = (done: number) =>
  ({
    ...{ total: 500, saved: 490, leftOut: 10, links: { wanted: 0, done: 0 } },
    lookups: { wanted: 425, done },
  }) as CaseImport;

const lookupAt = (done: number, seen: { at: number; done: number }, now: number) =>
  barsOf(one(done), seen, now)[1]?.text;

it("counts as through what was left out", () => {
  expect(barsOf(one(0), { at: 0, done: 0 }, 0)[0]).toEqual({
    label: "Guardando",
    value: 500,
    max: 500,
  });
});

const SEEN = { at: 0, done: 0 };

it("says after the cases how many of their contacts are in", () => {
  const saving = { ...one(0), status: "saving", contacts: 90 } as CaseImport;
  const textAt = (saved: number) => barsOf({ ...saving, saved }, SEEN, 0)[0]?.text;
  expect(textAt(450)).toBeUndefined();
  expect(textAt(490)).toBe("490 causas; 90 contactos nuevos hasta ahora");
  expect(barsOf({ ...saving, total: 1, saved: 1, leftOut: 0, contacts: 1 }, SEEN, 0)[0]?.text).toBe(
    "1 causa; 1 contacto nuevo hasta ahora",
  );
});

it("estimates by the portals' usual pace, and then by what it saw", () => {
  expect(lookupAt(120, { at: 0, done: 120 }, 0)).toBe("120 de 425, unos 3 minutos");
  expect(lookupAt(125, { at: 0, done: 100 }, 25_000)).toBe("125 de 425, unos 5 minutos");
  expect(lookupAt(400, { at: 0, done: 0 }, 60_000)).toBe("400 de 425, menos de un minuto");
  expect(lookupAt(425, { at: 0, done: 0 }, 60_000)).toBe("425 de 425");
});
