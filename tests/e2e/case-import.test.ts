import { addDays } from "@foja/core/kernel/day.rules";
import { CaseImports } from "@foja/core/operations/case-imports";
import { Folders } from "@foja/core/practice/folders";
import { numberText } from "@foja/core/practice/folders/number.rules";
import type { Tenant } from "@foja/harness/tenant";
import { headOf } from "@foja/local/vendors/court/docket";
import { placeOf } from "@foja/local/vendors/court/place";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { rounds, SEED } from "../harness/draw";
import { type CaseList, caseLists, type TrueCase } from "../practice/case-lists";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const PAGE = "/apps/folders/import";
const COUNT = rounds(500, 60);

const placed = (system: "pjn" | "mev", number: string) => {
  const place = placeOf(system, number);
  if (!place) throw new Error(`${number} is no number of ${system}`);
  return place;
};
const caratulaOf = (system: "pjn" | "mev", number: string) =>
  headOf(placed(system, number)).caratula;

/** The courts publish each case; one in ten has a movement of last week that asks for an answer. */
async function publish(cases: readonly TrueCase[], today: string): Promise<void> {
  await Promise.all(
    cases.map(async ({ system, number }, i) => {
      if (system === "eje") return;
      const path = `/_local/court/${system}/cases/${encodeURIComponent(number)}/movements`;
      const asks = { date: addDays(today, -2), title: "Traslado", text: ASKS };
      const old = { date: addDays(today, -400), title: "Despacho", text: "Agréguese." };
      const body = JSON.stringify(i % 10 === 0 ? asks : old);
      const { ok } = await fetch(`${world.foja().url}${path}`, { method: "POST", body });
      expect(ok).toBe(true);
    }),
  );
}
const ASKS =
  "De la documental acompañada, córrase traslado a la actora por el término de cinco días.";

/** A person who counts what they press, paste and drop. */
function hand(page: Page) {
  let acts = 0;
  return {
    acts: () => acts,
    press: async (name: string | RegExp) => {
      acts += 1;
      await page.getByRole("button", { name }).click();
    },
    follow: async (name: string) => {
      acts += 1;
      await page.getByRole("link", { name }).click();
    },
    check: async (name: RegExp) => {
      acts += 1;
      await page.getByRole("checkbox", { name }).check();
    },
    paste: async (text: string) => {
      acts += 1;
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.getByRole("region", { name: "Traer una lista" }).getByRole("textbox").focus();
      await page.keyboard.press("ControlOrMeta+V");
    },
    drop: async (name: string, text: string) => {
      acts += 1;
      const file = { name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") };
      await page.locator("input[type=file]").setInputFiles(file);
    },
  };
}

async function give(page: Page, by: ReturnType<typeof hand>, lists: readonly CaseList[]) {
  let read = 0;
  for (const { style, text, truth } of lists) {
    if (style === "spreadsheet") await by.drop("causas.csv", text);
    else await by.paste(text);
    read += truth.length;
    await seen(page, new RegExp(`${read} causas leídas`));
  }
}

/** Answers every question of the list with its first answer. */
async function answerAll(page: Page, by: ReturnType<typeof hand>) {
  const questions = page.getByRole("region", { name: "Preguntas" }).getByRole("listitem");
  for (let left = await questions.count(); left > 0; left -= 1) {
    await by.press(firstAnswer(await questions.first().innerText()));
    await expect.poll(() => questions.count()).toBe(left - 1);
  }
}

const firstAnswer = (text: string) => {
  const [, label = ""] = /\n(CIV|COM|CNT|CSS|Sí[^\n]*?)(?: \(en las|\n|$)/.exec(text) ?? [];
  return new RegExp(`^${label}: `);
};

async function numbersOf(tenant: Tenant): Promise<string[]> {
  return tenant.as(async () => {
    const numbers: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await Folders.list({ limit: 100, cursor });
      numbers.push(...page.folders.map((one) => numberText(one.folderExpediente ?? "") ?? ""));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return numbers.sort();
  });
}

const lists = caseLists(SEED + 7, COUNT, caratulaOf);
const truth = lists.flatMap((list) => list.truth);
const linkable = truth.filter(({ system }) => system !== "eje").length;

/** What a person did and how long it took, told at the end. */
const told = { seconds: 0, acts: 0 };

async function timed(page: Page, work: (by: ReturnType<typeof hand>) => Promise<void>) {
  const startedAt = performance.now();
  const by = hand(page);
  await work(by);
  told.seconds += Math.round((performance.now() - startedAt) / 1000);
  told.acts += by.acts();
}

describe("bringing the cases of a practice", () => {
  let tenant: Tenant;

  it("takes lists in four styles, and looks up every number at the courts", async () => {
    await publish(truth, new Date().toISOString().slice(0, 10));
    tenant = await world.tenant({ plan: "premium" });
    const { page } = await world.visit({ as: tenant });
    await page.goto(PAGE);
    await heading(page, "Traer mis causas");
    await timed(page, async (by) => {
      await give(page, by, lists);
      await answerAll(page, by);
      await by.press(/^Al actor en las/);
      await by.press(`Traer ${truth.length} causas`);
      await seen(page, "Buscando en los tribunales");
      await page.getByRole("button", { name: "Vincular todas" }).waitFor({ timeout: LOOKING_MS });
    });
    const numbers = truth.map(({ number }) => numberText(number) ?? "");
    expect(await numbersOf(tenant)).toEqual(numbers.sort());
  });

  it("is returned to, links every case, and shows the deadlines of what came in", async () => {
    const [one] = await tenant.as(() => CaseImports.list());
    const { page } = await world.visit({ as: tenant });
    await page.goto(PAGE);
    await timed(page, async (by) => {
      await by.follow("Lista pegada");
      await by.press("Vincular todas");
      const going = page.getByRole("region", { name: "Cómo va" });
      await going.waitFor();
      const alike = page.getByRole("checkbox", { name: /^Marcar/ });
      if (await alike.isVisible()) {
        await by.check(/^Marcar/);
        await by.press(/^Vincular .* marcadas?$/);
      }
      await going.waitFor({ state: "hidden", timeout: LOOKING_MS });
      await page
        .getByRole("region", { name: "Novedades" })
        .getByText(/^Vence/)
        .first()
        .waitFor();
    });
    const { cases, linked } = await tenant.as(() => CaseImports.summary(one?._id ?? ""));
    expect({ cases, linked }).toEqual({ cases: truth.length, linked: linkable });
    console.log(`${truth.length} cases: ${told.seconds} s, ${told.acts} clicks and answers`);
    expect(told.acts).toBeLessThanOrEqual(25);
  });
});

/** The courts give two numbers a second of each portal. */
const LOOKING_MS = 270_000;

describe("a practice's spreadsheet", () => {
  it("comes in with its columns and dates, and is undone as a whole", async () => {
    const ana = await world.tenant();
    const { page } = await world.visit({ as: ana });
    const by = hand(page);
    await page.goto("/apps/folders/list");
    await page.getByRole("link", { name: "Traer causas" }).first().click();
    await by.drop("causas.csv", SHEET);
    await seen(page, "2 causas leídas de «causas.csv»");
    await page.reload();
    await seen(page, "2 causas leídas de «causas.csv»");
    await by.press("Traer 2 causas");
    await seen(page, "Trajimos 2 causas de «causas.csv»");
    const { folders } = await ana.as(() => Folders.list({ limit: 5 }));
    const [first] = folders.filter(({ folderName }) => folderName?.startsWith("Sosa"));
    expect(first).toMatchObject({
      ...{ folderExpediente: "EXP 4321/2024-0", folderJuzgado: "Juzgado Nº 12" },
      ...{ folderContraparte: "Transportes S.A.", customerName: "Marcos Sosa" },
      ...{ initialDateFolder: "2024-03-02", status: "enProceso", folderParte: "actor" },
    });
    await by.press("Deshacer todo");
    await by.press("Deshacer la importación");
    await seen(page, "Deshiciste esta importación.");
    expect((await ana.as(() => Folders.list({ limit: 5 }))).folders).toEqual([]);
  });
});

/** In the format of Excel for Windows in Argentina. */
const SHEET = [
  "Expediente;Autos;Juzgado;Cliente;Demandado;Inicio;Estado",
  "EXP 4321/2024-0;Sosa c/ Transportes S.A. s/ despido;Juzgado Nº 12;Marcos Sosa;Transportes S.A.;02/03/2024;En trámite",
  "EXP 4322/2024-0;Paz c/ Núñez s/ daños;;Ana Paz;;ayer;",
].join("\r\n");
