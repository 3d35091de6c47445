import { query } from "@foja/core/kernel/dynamo";
import { close } from "@foja/core/kernel/ports/sockets";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { signOut } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const LIST = "/apps/folders/list";
const CASE = "Vera c/ Obra Social s/ amparo";

/** Records what a page says about its connection from now on, however briefly. */
async function wordsOf(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const states: (string | null)[] = [];
    const mark = document.querySelector("[data-connection]");
    const note = () => states.push(mark?.textContent ?? null);
    if (mark) new MutationObserver(note).observe(mark, { attributes: true });
    Object.assign(window, { states });
  });
  return () => page.evaluate(() => String(Reflect.get(window, "states")));
}

/** Waits until a page's connection is in a state. */
const connected = (page: Page, state = "authenticated") =>
  page.locator(`[data-connection="${state}"]`).waitFor({ state: "attached" });

const link = (page: Page, name: string) => page.getByRole("link", { name }).first();

async function openList(ana: Tenant) {
  // An open record that was deleted elsewhere is requested once more; requests without a connection
  // fail.
  const { page } = await visit({ as: ana, expects: /404|ERR_INTERNET_DISCONNECTED/ });
  await page.goto(LIST);
  await heading(page, "Causas", 1);
  await connected(page);
  return page;
}

const write = (ana: Tenant, folderName: string) =>
  ana.call("POST", "/api/folders", { body: { folderName } });

describe("two browsers on one practice", () => {
  it("stay in step, and a stranger's hears nothing", async () => {
    const [ana, eva] = [await tenant(), await tenant()];
    const [one, other, stranger] = [await openList(ana), await openList(ana), await openList(eva)];
    await seen(stranger, "Todavía no hay causas");
    const asked: string[] = [];
    // The search's preloading reads no single case.
    stranger.on("request", (request) => {
      if (request.url().includes("/api/folders")) asked.push(request.url());
    });

    await one.goto(`${LIST}?nueva=1`);
    await one.getByRole("dialog").getByRole("textbox", { name: "Carátula" }).fill(CASE);
    await one.getByRole("button", { name: "Crear causa" }).click();
    await link(other, CASE).waitFor();
    await heading(one, CASE, 1);
    await one.goto(LIST);
    await link(one, CASE).waitFor();

    const rows = await ana.call("GET", `/api/folders/user/${ana.userId}`);
    const [{ _id }] = rows.body.folders as [{ _id: string }];
    await ana.call("PUT", `/api/folders/${_id}`, { body: { folderName: `${CASE} II` } });
    await Promise.all([one, other].map((page) => link(page, `${CASE} II`).waitFor()));

    await ana.call("DELETE", `/api/folders/${_id}`);
    const gone = { state: "detached" } as const;
    await Promise.all([one, other].map((page) => link(page, `${CASE} II`).waitFor(gone)));
    expect(asked).toEqual([]);
  });
});

describe("a connection that is lost", () => {
  it("says so, comes back by itself, and shows what happened meanwhile", async () => {
    const ana = await tenant();
    const page = await openList(ana);
    const context = page.context();
    const { items } = await query({
      pk: `OWNER#${ana.userId}`,
      sk: { startingWith: "CONNECTION#" },
    });
    const words = await wordsOf(page);
    await close(String(Reflect.get(items[0] ?? {}, "_id")));
    await expect.poll(words).toContain("Reconectando");
    await write(ana, CASE);
    await connected(page);
    await link(page, CASE).waitFor();

    await context.setOffline(true);
    await connected(page, "disconnected");
    await write(ana, `${CASE} II`);
    await context.setOffline(false);
    await connected(page);
    await link(page, `${CASE} II`).waitFor();
  });

  it("is closed by whoever leaves", async () => {
    const ana = await tenant();
    const page = await openList(ana);
    await expect.poll(() => foja().openSockets()).toBe(1);
    await signOut(page);
    await expect.poll(() => foja().openSockets()).toBe(0);
  });
});
