import { Plans } from "@foja/core/billing/plans";
import { commit, get, replace } from "@foja/core/kernel/dynamo";
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

const talkOf = async (who: Tenant, user: string) =>
  (await who.call("POST", "/api/chat/filter", { body: { user, limit: 200 } })).body as unknown as {
    chats: Chat[];
  };

/** The texts of a conversation on the server, in order. */
const textsOf = async (who: Tenant, user: string): Promise<string[]> =>
  (await talkOf(who, user)).chats.map(({ text }) => text).reverse();

/** Ana and Eva, of the same practice. */
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
  // It is shown for seconds only.
  await Promise.all([
    seen(hers, "Ana Pérez está escribiendo…"),
    page.getByLabel("Mensaje", { exact: true }).pressSequentially("La ve"),
  ]);

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

  // One key creates a task from it.
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
  await hers.waitForURL(/\/apps\/folders\/details\//);
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
  // It is on the screen before it has arrived.
  await expect.poll(() => textsOf(eva, ana.userId)).toEqual(["Uno"]);
  const waiting = page.getByText("Se envía cuando haya conexión");
  await expect.poll(() => waiting.count()).toBe(0);
  await context.setOffline(true);
  for (const text of ["Dos", "Tres", "Cuatro"]) await say(page, text);
  await expect.poll(() => waiting.count()).toBe(3);
  await write(eva, { to: ana.userId, text: "¿Estás?" });
  await context.setOffline(false);
  await waiting.first().waitFor({ state: "detached" });
  await said(page, "¿Estás?");
  await expect
    .poll(() => textsOf(eva, ana.userId))
    .toEqual(["Uno", "¿Estás?", "Dos", "Tres", "Cuatro"]);
  await expect.poll(() => page.getByRole("log").getByRole("article").count()).toBe(5);

  // The answer of a message is lost: it is sent again, and stored once.
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
  await expect.poll(() => waiting.count()).toBe(0);
  expect(lost).toBe(1);
  await expect.poll(() => page.getByRole("log").getByText("Cinco").count()).toBe(1);
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
  // It is shown before it was received.
  await expect
    .poll(async () => (await talkOf(eva, id)).chats)
    .toMatchObject([{ text: `Hola @${EVA} ¿venís?`, mentions: [eva.userId] }]);

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

const PDF = Buffer.from("%PDF-1.7\n1 0 obj");
const choose = (page: Page, name: string, buffer = PDF, mimeType = "application/pdf") =>
  page.getByLabel("Elegir archivos").setInputFiles({ name, mimeType, buffer });
const chip = (page: Page, name: string) =>
  page.getByRole("log").getByRole("button", { name: `Bajar ${name}` });
const wentUp = (page: Page, name: string) =>
  page.getByRole("progressbar", { name: `Subiendo ${name}` }).waitFor({ state: "hidden" });

/** Simulates dropping or pasting files on an element. */
const bring = (page: Page, how: "drop" | "paste", name: string) =>
  page.getByLabel("Mensaje", { exact: true }).evaluate(
    (area, [event, fileName]) => {
      const carried = new DataTransfer();
      carried.items.add(new File(["%PDF-1.7\n1 0 obj"], fileName, { type: "application/pdf" }));
      const init = { bubbles: true, cancelable: true };
      area.dispatchEvent(
        event === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: carried })
          : new ClipboardEvent("paste", { ...init, clipboardData: carried }),
      );
    },
    [how, name] as const,
  );

it("carries files, chosen, dropped or pasted, to who brings them down, until they are taken back", async () => {
  const { ana, eva } = await two();
  const [his, own] = [await visit({ as: ana }), await visit({ as: eva })];
  await bringAxe(his);
  const [page, hers] = [his.page, own.page];
  await Promise.all([
    page.goto(`${CHAT}?con=${eva.userId}`),
    hers.goto(`${CHAT}?con=${ana.userId}`),
  ]);
  await page.getByRole("button", { name: "Adjuntar" }).waitFor();
  await choose(page, "Demanda Ñáñez.pdf");
  await bring(page, "drop", "acta.pdf");
  await bring(page, "paste", "sobra.pdf");
  for (const name of ["Demanda Ñáñez.pdf", "acta.pdf", "sobra.pdf"]) await wentUp(page, name);
  await choose(page, "pagina.html", Buffer.from("<html>"), "text/html");
  await seen(page, /pagina\.html: no se puede adjuntar/);
  await say(page, "Van la demanda y el acta");
  await seen(page, "Quitá los archivos que no se pudieron subir.");
  await examine(page, "chat-files-drafted");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["pagina.html", "sobra.pdf"]) {
    await page.getByRole("button", { name: `Quitar ${name}` }).click();
  }
  await page.getByRole("button", { name: "Enviar" }).click();
  await said(page, "Van la demanda y el acta");
  await said(hers, "Van la demanda y el acta");
  await chip(hers, "acta.pdf").waitFor();

  const down = chip(hers, "Demanda Ñáñez.pdf");
  const [download] = await Promise.all([hers.waitForEvent("download"), down.click()]);
  expect(download.suggestedFilename()).toBe("Demanda Ñáñez.pdf");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks)).toEqual(PDF);

  // A message without text, with an image: named in the list, and shown as an icon to click.
  await choose(
    page,
    "foto.png",
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    "image/png",
  );
  await wentUp(page, "foto.png");
  await page.getByRole("button", { name: "Enviar" }).click();
  await chip(hers, "foto.png").waitFor();
  await hers.getByRole("navigation", { name: "Conversaciones" }).getByText("foto.png").waitFor();
  await examine(page, "chat-files");
  await page.setViewportSize({ width: 1440, height: 900 });

  const [, message] = (await talkOf(ana, eva.userId)).chats;
  const [file] = message?.files ?? [];
  const path = `/api/chat/${message?.conversationId}/messages/${message?.number}/files/${file?._id}`;
  const { body } = await eva.call("GET", path);
  expect((await fetch(String(body.url))).status).toBe(200);
  await page.getByLabel("Mensaje", { exact: true }).press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Delete");
  await seen(hers, "Ana Pérez eliminó este mensaje");
  await down.waitFor({ state: "detached" });
  await expect.poll(async () => (await fetch(String(body.url))).status).toBe(404);
});

it("keeps a message with files on the screen while the plan is full or there is no network", async () => {
  const { ana, eva } = await two();
  const usage = await get(Plans.usageKey(ana.userId));
  if (!usage) throw new Error("no plan");
  const { limits } = Plans.toSubscription(usage);
  await commit(replace({ ...usage, limits: { ...limits, storage: 1 } }, usage));
  const { page, context } = await visit({
    as: ana,
    expects: /403|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  });
  await page.goto(`${CHAT}?con=${eva.userId}`);
  await choose(page, "demanda.pdf");
  await wentUp(page, "demanda.pdf");
  await say(page, "Va la demanda");
  await page
    .getByRole("dialog")
    .getByText(/Llegaste al límite/)
    .waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("alert")
    .getByText(/Llegaste al límite/)
    .waitFor();
  const full = await get(Plans.usageKey(ana.userId));
  if (full) await commit(replace({ ...full, limits }, full));

  await context.setOffline(true);
  await page.getByRole("button", { name: "Enviar" }).click();
  await seen(page, /Un mensaje con archivos necesita conexión/);
  await expect
    .poll(() => page.getByLabel("Mensaje", { exact: true }).inputValue())
    .toBe("Va la demanda");
  await choose(page, "acta.pdf");
  await seen(page, "acta.pdf: no hay conexión. Reintentá cuando vuelva.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Reintentar acta.pdf" }).click();
  await wentUp(page, "acta.pdf");

  // The answer is lost: sent again, it is the same message.
  let lost = 0;
  await page.route("**/api/chat/insert", async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Enviar" }).click();
  await seen(page, /Un mensaje con archivos necesita conexión/);
  await page.getByRole("button", { name: "Enviar" }).click();
  await chip(page, "acta.pdf").waitFor();
  await expect.poll(() => page.getByLabel("Mensaje", { exact: true }).inputValue()).toBe("");
  expect(await textsOf(eva, ana.userId)).toEqual(["Va la demanda"]);
});
