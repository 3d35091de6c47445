import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();

let admin: Tenant;

beforeAll(async () => {
  admin = await world.tenant({ role: "ADMIN_ROLE" });
  const act = {
    ...{ jurisdiccion: "PJN", from: "2029-07-23", to: "2029-08-03", kind: "feria" },
    ...{ reason: "Feria de invierno", norma: "CSJN Acordada 8/2029", dictado: "2029-05-08" },
  };
  const { status } = await admin.call("POST", "/api/admin/court-acts", { body: act });
  expect(status).toBe(201);
});

it("the acts of courts, in every width and mode", async () => {
  const screen = { name: "acts", path: "/admin/calendario", shows: "Feria de invierno" };
  await examineScreen(world, screen, admin);
});
