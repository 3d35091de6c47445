// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { copies, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { EndpointsCard } from "./endpoints-card";
import { KeysCard } from "./keys-card";
import { ProposalsCard } from "./proposals-card";

afterEach(clear);

const at = "2026-11-02T12:00:00.000Z";
const key = {
  ...{ _id: "key_1", name: "Planilla", scopes: ["read"], practiceId: "usr_1", createdAt: at },
  ...{ expiresAt: null, lastUsedAt: null },
};
const endpoint = {
  ...{ _id: "whk_1", url: "https://estudio.example/foja", events: ["task.completed"] },
  ...{ active: true, failingSince: at, offBecause: null, createdAt: at, version: 1 },
};
const delivery = {
  ...{ _id: "whd_1", event: "task.completed", folderId: null, state: "failed" },
  ...{ body: "{}", createdAt: at, attempts: [{ at, status: 500, ms: 12, answer: "roto" }] },
};
const proposal = {
  ...{ _id: "prp_1", kind: "task", status: "waiting", title: "Pedir la pericia", folderId: null },
  ...{ why: "Vence pronto", by: "Asistente", given: {}, madeId: null, createdAt: at },
  ...{ decidedAt: null, version: 1 },
};

it("makes a key, shows its secret once, and revokes it", async () => {
  const { press, asks } = show(<KeysCard />, {
    answers: {
      "GET /api/keys": { success: true, keys: [key] },
      "POST /api/keys": { success: true, key: { ...key, secret: "foja_secreto" } },
      "DELETE /api/keys/key_1": { success: true, message: "Revocada" },
    },
  });
  await sees("Todavía no se usó");
  await press("Nueva clave", shows("ve a lo sumo lo que ves vos"));
  await userEvent.setup().type(screen.getByLabelText("Nombre"), "Planilla");
  await press("Crear clave", shows("foja_secreto"));
  await press("Copiar", copies("foja_secreto"));
  await press("Ya lo guardé", () => expect(screen.queryByText("foja_secreto")).toBeNull());
  await press("Revocar la clave Planilla", shows("deja de entrar en el momento"));
  await press("Revocar", asks("DELETE /api/keys/key_1"));
});

it("adds an address, and shows its secret once", async () => {
  const { press } = show(<EndpointsCard />, {
    answers: {
      "GET /api/webhook-endpoints": { success: true, endpoints: [] },
      "POST /api/webhook-endpoints": {
        success: true,
        endpoint: { ...endpoint, secret: "whsec_secreto" },
      },
    },
  });
  await press("Agregar dirección", shows("Empieza con https://"));
  const box = screen.getByLabelText("Causa creada");
  await press(box, () => expect(box).toHaveProperty("checked", true));
  const url = screen.getByLabelText("Dirección", { exact: true });
  await userEvent.setup().type(url, "https://estudio.example/foja");
  const [, submit] = screen.getAllByRole("button", { name: "Agregar dirección", hidden: true });
  await press(submit as HTMLElement, shows("whsec_secreto"));
  await press("Ya lo guardé", () => expect(screen.queryByText("whsec_secreto")).toBeNull());
});

it("shows what was sent to an address, sends it again, switches it off and takes it away", async () => {
  const { press, asks } = show(<EndpointsCard />, {
    answers: {
      "GET /api/webhook-endpoints": { success: true, endpoints: [endpoint] },
      "GET /api/webhook-endpoints/whk_1/deliveries": { success: true, deliveries: [delivery] },
      "POST /api/webhook-endpoints/whk_1/replay": { success: true, message: "Listo", count: 1 },
      "PATCH /api/webhook-endpoints/whk_1": {
        success: true,
        endpoint: { ...endpoint, secret: "whsec_nuevo" },
      },
    },
  });
  await press("Ver envíos", shows("Respondió 500 en 12 ms"));
  const replayed = asks("POST /api/webhook-endpoints/whk_1/replay");
  await press("Enviar de nuevo", replayed);
  await press("Ocultar envíos", () => expect(screen.queryByText(/Respondió 500/)).toBeNull());
  clear();
  const again = show(<EndpointsCard />, {
    answers: {
      "GET /api/webhook-endpoints": { success: true, endpoints: [endpoint] },
      "POST /api/webhook-endpoints/whk_1/replay": { success: true, message: "Listo", count: 1 },
      "PATCH /api/webhook-endpoints/whk_1": {
        success: true,
        endpoint: { ...endpoint, secret: "whsec_nuevo" },
      },
    },
  });
  await again.press("Renovar secreto", shows("whsec_nuevo"));
  await again.press("Ya lo guardé", () => expect(screen.queryByText("whsec_nuevo")).toBeNull());
  await again.press("Quitar", shows("No enviamos nada más a"));
  await again.press("Quitar", again.asks("DELETE /api/webhook-endpoints/whk_1"));
  clear();
  const last = show(<EndpointsCard />, {
    answers: { "GET /api/webhook-endpoints": { success: true, endpoints: [endpoint] } },
  });
  await last.press(
    "Enviar de nuevo el último día",
    last.asks("POST /api/webhook-endpoints/whk_1/replay"),
  );
});

it("switches an address on", async () => {
  const { press, asks } = show(<EndpointsCard />, {
    answers: {
      "GET /api/webhook-endpoints": { success: true, endpoints: [{ ...endpoint, active: false }] },
    },
  });
  await press("Activar", asks("PATCH /api/webhook-endpoints/whk_1"));
});

it("approves what an assistant proposes, or dismisses it", async () => {
  const answers = { "GET /api/proposals": { success: true, proposals: [proposal] } };
  const { press, asks } = show(<ProposalsCard />, { answers });
  await sees("Vence pronto");
  await press("Aprobar", asks("POST /api/proposals/prp_1/approve"));
  clear();
  const again = show(<ProposalsCard />, { answers });
  await again.press("Descartar", again.asks("POST /api/proposals/prp_1/dismiss"));
});
