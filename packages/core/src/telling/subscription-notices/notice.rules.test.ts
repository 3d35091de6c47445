import { expect, it } from "vitest";
import { worded } from "./notice.rules";

const names = { free: "Gratuito", premium: "Premium" };
const fallen = { kind: "fallen", from: "premium", to: "free", why: "cancelled" } as const;
const changeAt = "2026-12-10T03:00:00.000Z";
const coming = { kind: "coming", step: "week", from: "premium", to: "free", changeAt } as const;
const TEAM =
  " Tu equipo trabaja como hasta ahora 14 días más; después lee, tilda y recibe avisos, y no carga nada nuevo.";

it.each([
  [{ linked: 5, followed: 5, team: false }, ""],
  [{ linked: 5, followed: 5, team: true }, TEAM],
  [
    { linked: 6, followed: 5, team: false },
    " Una causa deja de seguirse en el tribunal: lo nuevo que se publique en ella no llega. Podés elegir cuáles se siguen.",
  ],
  [
    { linked: 448, followed: 5, team: true },
    ` 443 causas dejan de seguirse en el tribunal: lo nuevo que se publique en ellas no llega. Podés elegir cuáles se siguen.${TEAM}`,
  ],
])("a change of plan that leaves %j says so before and after it", (courts, wanted) => {
  expect(worded(fallen, names, courts).secondaryText).toBe(
    `La suscripción terminó. No se borra nada: todo lo que cargaste queda como está. Lo que supere el plan nuevo se puede leer y editar; para agregar más, elegí qué archivar.${wanted}`,
  );
  expect(worded(coming, names, courts).secondaryText).toBe(
    `No se borra nada: todo lo que cargaste queda como está. Si algo supera el plan nuevo, podés elegir qué archivar.${wanted} Hasta ese día podés deshacer el cambio.`,
  );
});
