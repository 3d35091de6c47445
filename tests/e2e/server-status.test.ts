import { expect, it } from "vitest";
import { examineScreen } from "./screens";
import { seen, standIn } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

it("shows how everything does, from a server that was asked", async () => {
  const admin = await world.tenant({ role: "ADMIN_ROLE" });
  await examineScreen(
    world,
    { name: "server-status", path: "/admin/server-status", shows: "Servicios de terceros" },
    admin,
  );
});

it("says what could not be read, and reads it again on request", async () => {
  const { page } = await world.visit({ as: await world.tenant({ role: "ADMIN_ROLE" }) });
  const leave = await standIn(page, "**/api/admin/server-status", async (route) => {
    const answer = await route.fetch();
    const { status, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, status: { ...status, mail: null } } });
  });
  await page.goto("/admin/server-status");
  await seen(page, "No se pudo leer.");
  await expect
    .poll(() => page.getByText(/Necesita atención: .*Hay datos sin leer/).count())
    .toBe(1);
  leave();
  await page.getByRole("button", { name: "Actualizar" }).click();
  await seen(page, "Tope en 24 h");
  await expect.poll(() => page.getByText("No se pudo leer.").count()).toBe(0);
});
