import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { letIn } from "@foja/harness/members";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bringAxe, examine } from "./looks";
import { asEva } from "./people";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const CHAT = "/apps/chat";
const EVA = "Eva Ríos";
const CASE = "Rojas c/ Vial Norte s/ despido";

const say = async (page: Page, text: string) => {
  await page.getByLabel("Mensaje", { exact: true }).fill(text);
  await page.keyboard.press("Enter");
};
const said = (page: Page, text: string | RegExp) =>
  page.getByRole("log").getByText(text).first().waitFor();
const write = (who: Tenant, body: object) => who.call("POST", "/api/chat/insert", { body });

/** The texts of a conversation as the server has them, in their order. */
async function textsOf(who: Tenant, user: string): Promise<string[]> {
  const { body } = await who.call("POST", "/api/chat/filter", { body: { user, limit: 200 } });
  return (body.chats as Chat[]).map(({ text }) => text).reverse();
}

/** Ana and Eva, of one practice. */
async function two() {
  const ana = await tenant({ plan: "standard" });
  const eva = await letIn(ana, await asEva(await tenant()), "abogado");
  return { ana, eva };
}

it("goes between two people side by side, with what was read, changed and taken back", async () => {
  const { ana, eva } = await two();
  const { body } = await ana.call("POST", "/api/folders", { body: { folderName: CASE } });
  const { _id: folderId } = body.folder as { _id: string };
  await write(ana, { to: folderId, text: "¿Contestamos la demanda esta semana?" });
  const [his, own] = [await visit({ as: ana }), await visit({ as: eva })];
  await Promise.all([his, own].map(bringAxe));
  const [page, hers] = [his.page, own.page];
  await Promise.all([page.goto(CHAT), hers.goto(`${CHAT}?con=${ana.userId}`)]);
  await heading(page, "Mensajes", 1);

  await page.getByText("En línea", { exact: true }).first().waitFor();
  await say(hers, "Llegó la cédula de Rojas.");
  await page.getByRole("link", { name: /Mensajes.*1 sin leer/ }).waitFor();
  await page.getByRole("navigation", { name: "Conversaciones" }).getByText(EVA).click();
  await said(page, "Llegó la cédula de Rojas.");
  await seen(hers, "Visto");
  await page.getByLabel("Mensaje", { exact: true }).pressSequentially("La ve");
  await seen(hers, "Ana Pérez está escribiendo…");

  await say(page, `La veo ahora: ${world.foja().url}/apps/folders/details/${folderId}`);
  const link = hers.getByRole("link", { name: `Causa ${CASE}` });
  await link.waitFor();
  await say(hers, "Va el jueves a las 9");
  await said(page, "Va el jueves a las 9");
  await hers.getByText("Se envía cuando haya conexión").waitFor({ state: "detached" });
  await hers.getByLabel("Mensaje", { exact: true }).press("ArrowUp");
  await hers.keyboard.press("e");
  await hers.getByLabel("Texto del mensaje").fill("Va el jueves a las 10");
  await hers.keyboard.press("Enter");
  await said(page, "Va el jueves a las 10");
  await page.getByText("Editado").click();
  await seen(page, "Antes decía: «Va el jueves a las 9»");
  await say(hers, "Esto no va");
  await said(page, "Esto no va");
  await hers.getByText("Se envía cuando haya conexión").waitFor({ state: "detached" });
  await hers.getByLabel("Mensaje", { exact: true }).press("ArrowUp");
  await hers.keyboard.press("Delete");
  await seen(page, `${EVA} eliminó este mensaje`);

  // One key makes a task of it.
  await page.getByLabel("Mensaje", { exact: true }).press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("t");
  await seen(page, "Ya es una tarea tuya");
  const { body: tasks } = await ana.call("GET", `/api/tasks/user/${ana.userId}`);
  expect((tasks.tasks as { name: string }[]).map(({ name }) => name)).toEqual([
    "Va el jueves a las 10",
  ]);
  await examine(page, "chat-two");
  await link.click();
  await page.goto(`/apps/folders/details/${folderId}`);
  await seen(page, `${EVA} también está acá`);
  await seen(hers, "Ana Pérez también está acá");
  await examine(page, "case-together");
  await hers.getByRole("link", { name: "Conversación de la causa" }).click();
  await said(hers, "¿Contestamos la demanda esta semana?");
  await examine(hers, "chat-case");
});

it("goes on without a network: what was written goes once, in its order, when it is back", async () => {
  const { ana, eva } = await two();
  const { page, context } = await visit({
    as: ana,
    expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  });
  await page.goto(`${CHAT}?con=${eva.userId}`);
  await say(page, "Uno");
  await said(page, "Uno");
  await context.setOffline(true);
  for (const text of ["Dos", "Tres", "Cuatro"]) await say(page, text);
  expect(await page.getByText("Se envía cuando haya conexión").count()).toBe(3);
  await write(eva, { to: ana.userId, text: "¿Estás?" });
  await context.setOffline(false);
  await page.getByText("Se envía cuando haya conexión").first().waitFor({ state: "detached" });
  await said(page, "¿Estás?");
  await expect
    .poll(() => textsOf(eva, ana.userId))
    .toEqual(["Uno", "¿Estás?", "Dos", "Tres", "Cuatro"]);
  expect(await page.getByRole("log").getByRole("article").count()).toBe(5);

  // The answer of a message is lost on its way: it goes again, and is one.
  let lost = 0;
  await page.route("**/api/chat/insert", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await say(page, "Cinco");
  await said(page, "Cinco");
  await expect.poll(() => textsOf(eva, ana.userId)).toHaveLength(6);
  await expect.poll(() => page.getByText("Se envía cuando haya conexión").count()).toBe(0);
  expect(lost).toBe(1);
  expect(await page.getByRole("log").getByText("Cinco").count()).toBe(1);
});

it("begins a group, mentions whom one chooses, and goes back as far as one scrolls", async () => {
  const { ana, eva } = await two();
  const { page } = await visit({ as: ana });
  await page.goto(CHAT);
  await page.getByRole("button", { name: "Nuevo grupo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre").fill("Laboral");
  await dialog.getByLabel(EVA).check();
  await dialog.getByRole("button", { name: "Crear grupo" }).click();
  await heading(page, "Laboral", 2);
  const area = page.getByLabel("Mensaje", { exact: true });
  await area.pressSequentially("Hola @ev");
  await page.getByRole("option", { name: EVA }).waitFor();
  await page.keyboard.press("Enter");
  await area.pressSequentially("¿venís?");
  await page.keyboard.press("Enter");
  await said(page, `@${EVA}`);
  const id = new URL(page.url()).searchParams.get("con") ?? "";
  const { body } = await eva.call("POST", "/api/chat/filter", { body: { user: id } });
  expect(body.chats).toMatchObject([{ text: `Hola @${EVA} ¿venís?`, mentions: [eva.userId] }]);

  for (let n = 1; n <= 130; n += 1) await write(eva, { to: id, text: `Nota ${n}` });
  await page.reload();
  await said(page, "Nota 130");
  const first = page.getByRole("log").getByText(`@${EVA}`);
  const log = page.getByRole("log").locator("..");
  await expect
    .poll(async () => {
      await log.evaluate((box) => box.scrollTo(0, -box.scrollHeight));
      return first.count();
    })
    .toBe(1);
  await page.getByRole("button", { name: "Buscar en la conversación" }).click();
  await page.getByRole("textbox", { name: "Buscar en la conversación" }).fill("nota 77");
  await page.getByRole("listitem").filter({ hasText: "Nota 77" }).waitFor();
});
