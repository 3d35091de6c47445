// @vitest-environment happy-dom
import { useState } from "react";
import { toast } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "~/components/ui/dialog";
import { notices, notify } from "~/lib/notify";
import { calls, sees, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";

afterEach(clear);

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} title="Nuevo asiento" />
    </>
  );
}

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

it("goes to the top over a dialog, whose buttons are below", async () => {
  const { press } = show(<Opener />);
  notify.error("No se pudo");
  await sees("No se pudo");
  const place = () => {
    const { yPosition, xPosition } =
      document.querySelector<HTMLElement>("[data-sonner-toaster]")?.dataset ?? {};
    return [yPosition, xPosition];
  };
  expect(place()).toEqual(["bottom", "right"]);
  await press("Abrir", () => expect(place()).toEqual(["top", "left"]));
});

it("shows one that waits once the others are gone", async () => {
  show(null);
  notify.success("Hola");
  await sees("Hola");
  notify.info("Recibidas 2 notificaciones pendientes", undefined, undefined, { waits: true });
  await until(() => expect(notices.get().waiting).toEqual([]));
  expect(document.body.textContent).not.toContain("pendientes");
  toast.dismiss();
  await sees("Recibidas 2 notificaciones pendientes");
});

it("tells whoever showed a link that it was followed", async () => {
  const follow = vi.fn();
  const { press } = show(null);
  notify.success("Agendado", undefined, { label: "Ver la tarea", to: "/tareas", follow });
  await press("Ver la tarea", calls(follow));
});
