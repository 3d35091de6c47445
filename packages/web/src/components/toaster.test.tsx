// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { notify } from "~/lib/notify";
import { calls, sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";

afterEach(clear);

const drawn = () => [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")];

it("shows every snackbar of the stack whole, not the last one alone", async () => {
  show(null);
  notify.error("Vence hoy: Contestar demanda");
  notify.info("Nuevo movimiento: Traslado");
  await sees("Vence hoy: Contestar demanda");
  await sees("Nuevo movimiento: Traslado");
  expect(drawn()).toHaveLength(2);
  expect(
    drawn()
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(["Nuevo movimiento: Traslado", "Vence hoy: Contestar demanda"]);
  expect(drawn().map(({ dataset }) => dataset.expanded)).toEqual(["true", "true"]);
});

it("tells whoever showed a link that it was followed", async () => {
  const follow = vi.fn();
  const { press } = show(null);
  notify.success("Agendado", undefined, { label: "Ver la tarea", to: "/tareas", follow });
  await press("Ver la tarea", calls(follow));
});
