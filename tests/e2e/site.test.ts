import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foundPaths, guideSlugs, publicPaths } from "@foja/functions/edge/public-paths";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PUBLIC } from "./pictures";
import { examineScreen, type Screen } from "./screens";
import { hydrated } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const pageAt = async (path: string) => {
  const answer = await fetch(`${world.foja().url}${path}`);
  expect(answer.status, path).toBe(200);
  return { html: await answer.text(), type: answer.headers.get("content-type") };
};

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The cards shown where an address is shared: `PICTURES=1` renders them anew. */
const CARDS: Record<string, string> = {
  portada: "El estudio entero, a la vista y en orden",
  planes: "Planes: se empieza gratis, con 5 causas y sin tarjeta",
  guias: "Guías por tarea, con pantallas reales",
  plazos: "Contar un plazo procesal, día por día",
  actualizacion: "Actualizar un monto a hoy, con la serie a la vista",
  foja: "Foja, hecho para la práctica del derecho en Argentina",
};

it("has a card of 1200 by 630 points for each shared address", async () => {
  if (process.env.PICTURES) await drawCards();
  for (const name of Object.keys(CARDS)) {
    const png = readFileSync(join(PUBLIC, `og/${name}.png`));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
  }
});

async function drawCards(): Promise<void> {
  const { page } = await world.visit();
  await page.setViewportSize({ width: 1200, height: 630 });
  for (const [name, title] of Object.entries(CARDS)) await drawCard(page, name, title);
}

async function drawCard(page: Page, name: string, title: string): Promise<void> {
  await page.goto("/faq");
  await page.evaluate((words) => {
    const brand = document.querySelector("header a")?.outerHTML ?? "";
    document.body.innerHTML = `<div style="height:630px;padding:72px;display:flex;flex-direction:column;justify-content:space-between">
      <div style="zoom:2.4">${brand}</div>
      <p class="font-serif border-accent/35 border-s-4 border-double" style="font-size:76px;line-height:1.1;letter-spacing:-0.02em;padding-inline-start:40px;max-width:1000px;text-wrap:balance"></p>
      <p class="text-ink-soft" style="font-size:28px">foja.ar</p></div>`;
    const [line] = document.querySelectorAll("p");
    if (line) line.textContent = words;
  }, title);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, `og/${name}.png`) });
}

describe("a page that search engines may find", () => {
  it.each(foundPaths)("%s says what it is, where it is, and what to show of it", async (path) => {
    const { html } = await pageAt(path);
    expect(html.match(/<title>[^<]{10,75}<\/title>/g), path).toHaveLength(1);
    expect(content(html, "description")?.length).toBeGreaterThan(50);
    expect(html).toContain(`<link rel="canonical" href="https://foja.ar${path}"/>`);
    expect(content(html, "robots")).toBeUndefined();
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const image = new URL(content(html, "og:image") ?? "").pathname;
    const png = readFileSync(join(PUBLIC, image));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(content(html, "og:url")).toBe(`https://foja.ar${path}`);
  });

  it("has a title and a description of its own", async () => {
    const pages = await Promise.all(foundPaths.map(pageAt));
    const titles = pages.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1]);
    const descriptions = pages.map(({ html }) => content(html, "description"));
    expect(new Set(titles).size).toBe(foundPaths.length);
    expect(new Set(descriptions).size).toBe(foundPaths.length);
  });
});

describe("a page of a person alone", () => {
  const others = publicPaths.filter((path) => !foundPaths.includes(path));
  const inside = ["/apps/folders/list", "/invoice/x", "/manage-booking/x", "/admin", "/no/existe"];
  it.each([...others, ...inside])("%s asks search engines to leave it out", async (path) => {
    const { html } = await pageAt(path);
    expect(content(html, "robots")).toMatch(/^noindex/);
    expect(html).not.toContain('rel="canonical"');
  });
});

describe("what programs read", () => {
  it("lists in the sitemap every page to be found, and no other", async () => {
    const { html, type } = await pageAt("/sitemap.xml");
    expect(type).toMatch(/xml/);
    const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(foundPaths.map((path) => `https://foja.ar${path}`));
  });

  it("says where the sitemap is, and what each page is about", async () => {
    const robots = await pageAt("/robots.txt");
    expect(robots.type).toMatch(/^text\/plain/);
    expect(robots.html).toContain("Sitemap: https://foja.ar/sitemap.xml");
    const { html } = await pageAt("/llms.txt");
    for (const path of foundPaths) expect(html).toContain(`](https://foja.ar${path}): `);
  });

  it("asks in the policy for no more inline scripts than all pages share", async () => {
    const answer = await fetch(`${world.foja().url}/guides/${guideSlugs[0]}`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy.match(/'sha256-/g)?.length).toBeLessThan(10);
  });

  it("says of the questions what the page says", async () => {
    const { html } = await pageAt("/faq");
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const { mainEntity } = JSON.parse(data) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    const { page } = await world.visit();
    await page.goto("/faq");
    await expect
      .poll(() => page.locator("main h2").allTextContents())
      .toEqual(mainEntity.map(({ name }) => name));
    await expect
      .poll(() => page.locator("main section p").allTextContents())
      .toEqual(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text));
  });
});

describe("the help centre", () => {
  it("finds an article by a word of its text, and opens it", async () => {
    const { page } = await world.visit({ width: 390 });
    await page.goto("/guides");
    await hydrated(page);
    await page.getByLabel("Buscar en las guías").fill("extincion");
    await page.getByText("Una guía.", { exact: true }).waitFor();
    await page.getByRole("link", { name: /^Hacer una liquidación laboral/ }).click();
    await page.getByRole("heading", { level: 1, name: /^Hacer una liquidación/ }).waitFor();
    await page.getByText("Modo de extinción").waitFor();
    await page.getByLabel("Seguir leyendo").getByRole("link").first().click();
    await page.waitForURL(/\/guides\/(?!liquidacion)/);
  });

  it("help, help-article, help-beside", async () => {
    const ana = await world.tenant();
    const centre = { name: "help", path: "/ayuda", shows: "Atajos del teclado" };
    await examineScreen(world, centre, ana);
    const article = { name: "help-article", path: "/ayuda/planes", shows: "Ir a pagar" };
    await examineScreen(world, article, ana);
    const beside: Screen = {
      name: "help-beside",
      path: "/apps/calc/labor",
      shows: "¿Cómo se usa?",
      prepare: async (page) => {
        await page.getByRole("button", { name: "¿Cómo se usa?" }).click();
        await page.getByRole("dialog").getByText("Modo de extinción").waitFor();
      },
    };
    await examineScreen(world, beside, ana);
  });

  it("is inside of the application too, and beside the screen that an article is about", async () => {
    const { page } = await world.visit({ as: await world.tenant() });
    await page.goto("/apps/calc/labor");
    await page.getByRole("button", { name: "¿Cómo se usa?" }).click();
    const beside = page.getByRole("dialog", { name: /^Hacer una liquidación/ });
    await beside.getByText("Modo de extinción").waitFor();
    await page.keyboard.press("Escape");
    await page.goto("/ayuda");
    await page.getByLabel("Buscar en las guías").fill("plazo apelación");
    await page.getByRole("link", { name: "Contar un plazo y agendarlo" }).waitFor({
      state: "detached",
    });
    await page.getByLabel("Buscar en las guías").fill("escenario comparar");
    await page.getByRole("link", { name: /^Hacer una liquidación/ }).click();
    await page.waitForURL("**/ayuda/liquidacion-laboral");
    await page.getByRole("heading", { level: 1, name: /^Hacer una liquidación/ }).waitFor();
  });
});
