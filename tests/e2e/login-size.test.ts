import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { loginSize } from "../../packages/web/scripts/login-size";
import { open } from "./visit";
import { openWorld } from "./world";

const { visit } = openWorld();
const MOST = 140_000;

it("asks for no more JavaScript than a phone has patience for, and says no less", async () => {
  const { page } = await visit();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(new URL(response.url()).pathname, response.body());
  });
  await open(page, "/login");
  await page.getByRole("button", { name: "Continuar con Google" }).waitFor();
  await page.waitForLoadState("networkidle");

  const { total, files } = loginSize();
  const downloaded = new Set(scripts.keys());
  expect(new Set(files.map(({ path }) => path))).toEqual(downloaded);
  const bodies = await Promise.all(scripts.values());
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(weight).toBe(total);
  expect(total).toBeLessThanOrEqual(MOST);
});
