import { expect, it } from "vitest";
import { courtDaysOf } from "~/lib/court/court-days";
import type { Understood } from "./understand";
import { wordsFor } from "./understood-words";

const folder = { _id: "fol_1", folderName: "SOSA c/ TRANSPORTES" };
const said = (understood: Understood) =>
  wordsFor(understood, { on: "2026-11-22", court: courtDaysOf("PJN") });

it("says what was understood, and when", () => {
  expect(said({ kind: "task", title: "impugnar", folder, day: "2026-11-26" })).toEqual({
    ...{ what: "Tarea «impugnar» en SOSA c/ TRANSPORTES", when: "jue 26/11 · 3 hábiles" },
  });
  const hearing = {
    kind: "event",
    type: "audiencia",
    title: "audiencia",
    day: "2026-11-24",
  } as const;
  expect(said({ ...hearing, clock: "09:30" })).toEqual({
    ...{ what: "Audiencia", when: "mar 24/11 · 1 hábil · 9:30 hs" },
  });
  expect(said({ kind: "deadline", title: "traslado", folder, length: "+5 días hábiles" })).toEqual({
    ...{ what: "Plazo «traslado» en SOSA c/ TRANSPORTES", when: "5 días hábiles desde hoy" },
  });
  expect(said({ kind: "task", title: "comprar" })).toEqual({ what: "Tarea «comprar»", when: "" });
});
