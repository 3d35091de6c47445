// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { calls, copies, sees, shows } from "~/testing/press";
import { bookingConfig } from "~/testing/samples/booking";
import { clear, show } from "~/testing/stage";
import { embedText } from "../lib/share";
import ConfigPage from "./config-page";
import { KindsCard } from "./kinds-card";
import { QuestionFields } from "./question-fields";
import { SettingsCard } from "./settings-card";
import { ShareCard } from "./share-card";

afterEach(clear);

it("reads the configuration again after a failure", async () => {
  const { press, asks } = show(<ConfigPage />);
  await press("Intentar de nuevo", asks("GET /api/booking-config"));
});

it("saves the telephone at which a visitor finds the practice", async () => {
  const card = (
    <SettingsCard
      {...{ config: bookingConfig, name: "", base: "https://foja.ar/", onWrite: vi.fn() }}
    />
  );
  const { press, type, asks } = show(card, {
    answers: { "PUT /api/booking-config": { success: true, bookingConfig } },
  });
  await type("Teléfono del estudio", "011 4371-0000");
  const asked = asks("PUT /api/booking-config", { phone: "011 4371-0000" });
  await press("Guardar la página", asked);
});

it("begins a kind of appointment", async () => {
  const { press } = show(<KindsCard config={bookingConfig} />);
  await press("Agregar un turno", shows("Nuevo turno"));
});

it("edits a kind of appointment", async () => {
  const { press } = show(<KindsCard config={bookingConfig} />);
  await press("Editar Consulta", shows("Editar el turno"));
});

it("takes a kind of appointment away after asking", async () => {
  const { press, asks } = show(<KindsCard config={bookingConfig} />, {
    answers: { "PUT /api/booking-config": { success: true, bookingConfig } },
  });
  await press("Quitar Consulta", shows("«Consulta» deja de ofrecerse"));
  await press("Quitar", asks("PUT /api/booking-config", { types: [] }));
});

it("adds and takes away a question", async () => {
  const onChange = vi.fn();
  const question = {
    ...{ key: "a", _id: undefined, label: "¿Por qué?", kind: "text" as const, options: "" },
    required: false,
  };
  const fields = { questions: [question], faults: {}, idOf: (name: string) => name, onChange };
  const { press } = show(<QuestionFields {...fields} />);
  const added = expect.objectContaining({ label: "", kind: "text" });
  await press("Agregar una pregunta", calls(onChange, [question, added]));
  await press("Quitar la pregunta 1", calls(onChange, []));
});

it("copies the address of the page, and the code for another site", async () => {
  const url = "https://foja.ar/turnos/sosa";
  const { press } = show(<ShareCard url={url} />);
  await sees("Copiar");
  const [address, code] = screen.getAllByText("Copiar");
  await press(address as HTMLElement, copies(url));
  await press(code as HTMLElement, copies(embedText(url)));
});

it("leads from what is missing to its field, and proposes the practice's name as address", async () => {
  const empty = { ...bookingConfig, slug: null, active: false, types: [] };
  const hours = { weekly: [], exceptions: [] };
  show(<ConfigPage />, {
    answers: {
      "GET /api/booking-config": { success: true, bookingConfig: empty },
      "GET /api/availability": { success: true, availability: hours },
    },
  });
  const address = await screen.findByLabelText<HTMLInputElement>("Dirección");
  expect(address.value).toBe("estudio-sosa");
  await sees("Todavía no cargaste horarios");
  const list = screen.getByRole("region", { name: "Lo que falta" });
  const targets = [...list.querySelectorAll("a")].map((link) =>
    document.getElementById(link.getAttribute("href")?.slice(1) ?? ""),
  );
  expect(targets.map((target) => target?.tagName)).toEqual(["INPUT", "BUTTON", "A", "INPUT"]);
});
