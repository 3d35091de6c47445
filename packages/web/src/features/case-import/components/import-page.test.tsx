// @vitest-environment happy-dom
import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { underWay } from "~/lib/case-import/under-way";
import { goesTo, hides, press, sees, shows, theOne, typeInto, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { readInputs } from "../files/read-inputs";
import ImportPage from "./import-page";

/** What this device keeps. */
const kept = new Map<string, unknown>();
vi.mock("idb-keyval", () => ({
  get: async (key: string) => structuredClone(kept.get(key)),
  set: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
  del: async (key: string) => void kept.delete(key),
}));

beforeEach(() => kept.clear());
afterEach(async () => {
  underWay.set({ id: null });
  await clear();
});

const AT = "/apps/folders/import";
const CHECK = "POST /api/folders/imports/check";
const checked = (left = 100, known: object[] = []) => ({
  success: true,
  known,
  similar: [],
  room: { left, limit: 100, plan: "standard" },
});
const one = (given: Partial<CaseImport>): CaseImport => ({
  ...{ _id: "imp_1", name: "causas.csv", status: "done", total: 2, received: 2, saved: 2 },
  ...{ leftOut: 0, contacts: 1, createdAt: "2026-11-27T13:00:00.000Z" },
  ...{ startedAt: null, endedAt: null, undoUntil: "2999-12-27T13:00:00.000Z", kept: [] },
  lookups: { wanted: 0, done: 0, same: 0, partly: 0, differ: 0, absent: 0, unanswered: 0 },
  links: { wanted: 0, done: 0 },
  ...given,
});

/** The page with a text typed into it and read. */
async function listOf(text: string, answers: object = { [CHECK]: checked() }) {
  const page = show(<ImportPage read={readInputs} />, {
    at: AT,
    answers: { "GET /api/folders/imports": { success: true, imports: [] }, ...answers },
  });
  await sees("Pegá o soltá tus causas");
  await typeInto("Pegá o soltá tus causas", text);
  await press("Leer lo que escribí", shows("Todavía no se guardó nada."));
  return page;
}

const SURE = "CNT 1/2020 - A, Ana c/ B S.A. s/ despido";

describe("a list before it is brought", () => {
  it("is read, answered once for all that ask the same, and brought in one go", async () => {
    const opened = one({ status: "receiving" });
    const started = one({ status: "saving", saved: 0 });
    const { asks, calls } = await listOf(`${SURE}\nC c/ D s/ daños 22/2021 Juzgado Civil 4`, {
      [CHECK]: checked(),
      "POST /api/folders/imports": { success: true, import: opened },
      "PUT /api/folders/imports/imp_1/rows": { success: true, received: 2 },
      "POST /api/folders/imports/imp_1/start": { success: true, import: started },
      "GET /api/folders/imports/imp_1": { success: true, import: started },
    });
    await sees("1 pregunta antes de traerlas");
    await press(/^CIV: El número no dice el fuero/, hides("antes de traerlas"));
    await press(/^Al actor en las/, hides("¿A quién representás?"));
    await press("Traer 2 causas", asks("POST /api/folders/imports/imp_1/start"));
    const sent = calls.find(({ method }) => method === "PUT")?.body as { rows: object[] };
    expect(sent).toMatchObject({
      from: 0,
      rows: [
        {
          folderName: "A, Ana c/ B S.A. s/ despido",
          customerName: "A, Ana",
          court: { system: "pjn", number: "CNT 000001/2020" },
          contacts: [{ role: "cliente" }, { role: "contraparte", type: "juridica" }],
        },
        { court: { number: "CIV 000022/2021" } },
      ],
    });
    await until(goesTo(`${AT}?importacion=imp_1`));
    await sees("Podés irte: sigue sola.");
    expect(underWay.get().id).toBe("imp_1");
    expect(kept.size).toBe(0);
  });

  it("is still there after leaving the page, and goes when it is discarded", async () => {
    await listOf(SURE);
    await until(() => expect(kept.size).toBe(1));
    await clear();
    const { press: onPage } = show(<ImportPage read={readInputs} />, {
      at: AT,
      answers: { [CHECK]: checked(), "GET /api/folders/imports": { success: true, imports: [] } },
    });
    await sees("1 causa leída de «Lista pegada»");
    await onPage("Descartar la lista", shows("Se pierden lo que leímos y tus respuestas."));
    await onPage("Descartar", shows("Pegá o soltá tus causas"));
    expect(kept.size).toBe(0);
  });

  it("asks by object whom the practice represents", async () => {
    const objects = Array.from(
      { length: 10 },
      (_, i) => `CNT ${i + 1}/2020 - A c/ B s/ objeto ${i}`,
    );
    await listOf(objects.join("\n"));
    await sees("10 causas no dicen");
    await press("Por objeto", shows("objeto 9 (1)"));
    await press("Al demandado en objeto 3", shows("9 causas no dicen"));
    await press("Al actor en objeto 4", shows("8 causas no dicen"));
    await press("Al demandado en las 8", hides("¿A quién representás?"));
  });

  it("takes out a row, brings it back, says yes to one, and corrects one", async () => {
    await listOf(`${SURE}\nC c/ D s/ daños\n\nllamar a Marta`);
    await press(/^Dejar afuera A, Ana/, shows("Afuera (1)"));
    await press("Afuera (1)", shows("A, Ana c/ B S.A. s/ despido"));
    await press(/^Volver a sumar/, shows("Listas (1)"));
    await press("Para mirar (2)", hides("No dejaste ninguna afuera."));
    await press("Sí, traer C c/ D s/ daños", shows("Listas (2)"));
    await press("Corregir llamar a Marta", shows("Corregir la fila"));
    await press("Guardar la fila", shows("Carátula: escribila para traer esta causa."));
    await typeInto("Carátula", "E c/ F s/ cobro");
    await typeInto("Número de expediente", "civ 9/2022");
    await press("Guardar la fila", shows("Listas (3)"));
    await press("Listas (3)", shows("CIV 000009/2022"));
    await press("E c/ F s/ cobro", shows("Corregir la fila"));
  });

  it("is worked through with the keyboard", async () => {
    const { calls } = await listOf(`A c/ B s/ C\nD c/ E s/ F\nG c/ H s/ I`);
    const user = userEvent.setup();
    (await theOne("A c/ B s/ C")).focus();
    await user.keyboard(" ");
    await sees("Listas (1)");
    await until(() => expect(document.activeElement?.textContent).toBe("D c/ E s/ F"));
    await user.keyboard("x");
    await sees("Afuera (1)");
    await until(() => expect(document.activeElement?.textContent).toBe("G c/ H s/ I"));
    await user.keyboard("{Enter}");
    await sees("Corregir la fila");
    // Neither an answer nor leaving a row out changes what the server was asked about.
    expect(calls.filter(({ path }) => path.endsWith("/check"))).toHaveLength(1);
  });

  it("shows a hundred cards at a time on a phone", async () => {
    const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", () => media);
    const lines = Array.from({ length: 120 }, (_, i) => `CNT ${i + 1}/2020 - A${i} s/ quiebra`);
    await listOf(lines.join("\n"));
    await press("Ver 20 más", shows("A119 s/ quiebra"));
  });

  it("says which the practice has, and for how many its plan has room", async () => {
    const known = [{ row: 3, _id: "fol_1", name: "La mía", by: "number" }];
    const lines = [SURE, "CNT 2/2020 - C c/ D s/ E", "CNT 3/2020 - F c/ G s/ H"];
    await listOf(lines.join("\n"), { [CHECK]: checked(1, known) });
    await sees("Tu plan tiene lugar para 1: entra 1 ahora, 1 espera acá.");
    await sees("Traer 1 causa");
    await press("Repetidas (1)", shows("Ya está: La mía"));
    await press("Listas (2)", shows("Entra ahora"));
    const second = await theOne("Que entre ahora C c/ D s/ E");
    await press(second, () => expect((second as HTMLInputElement).checked).toBe(true));
  });

  it("says what could not be read, and brings the people of a list of contacts", async () => {
    const { asks } = show(<ImportPage read={readInputs} />, {
      at: AT,
      answers: {
        "GET /api/folders/imports": { success: true, imports: [] },
        "POST /api/contacts/import": {
          ...{ success: true, dryRun: false, created: ["con_1"], accepted: 1 },
          ...{ errors: [], duplicates: [] },
        },
      },
    });
    await sees("Pegá o soltá tus causas");
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    const google = "Given Name,Family Name,E-mail 1 - Value\nAna,Sosa,a@b.ar";
    const files = [
      new File([google], "contactos.csv", { type: "text/csv" }),
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], "viejo.doc"),
    ];
    if (input) await userEvent.upload(input, files, { applyAccept: false });
    await sees("«viejo.doc»: es de un Word antiguo.");
    await press("Traer 1 contacto", asks("POST /api/contacts/import", { rows: [{ name: "Ana" }] }));
    await sees("1 contacto traído");
  });

  it("leaves the people of a list of contacts", async () => {
    await listOf("Given Name;Family Name;E-mail 1 - Value\nAna;Sosa;a@b.ar");
    await press("No traerlos", hides("También hay 1 contacto"));
  });
});

describe("an import that was started", () => {
  const summary = {
    ...{ cases: 2, contacts: 1, linked: 1, movements: 40, novedadesTotal: 1, needLook: 1 },
    novedades: [
      {
        ...{ _id: "nov_1", folderId: "fol_1", folderName: "A c/ B", title: "Traslado" },
        ...{ date: "2026-11-25", dueDate: "2026-12-02", daysLeft: 5 },
      },
    ],
    lapsing: [
      {
        folderId: "fol_2",
        folderName: "C c/ D",
        lastMovement: "2026-06-01",
        lapsesOn: "2026-12-20",
      },
    ],
  };
  const row = (number: number, given: object) => ({
    ...{ row: number, folderId: `fol_${number}`, folderName: `Causa ${number}`, error: null },
    ...{ folderExpediente: `CIV ${number}/2020`, linked: "none", reason: null },
    lookup: { status: "found", caratula: "X c/ Y", court: "Juzgado 1", agreement: "partly" },
    ...given,
  });

  const opened = (given: Partial<CaseImport>, answers: object = {}) =>
    show(<ImportPage />, {
      at: `${AT}?importacion=imp_1`,
      route: AT,
      answers: {
        "GET /api/folders/imports/imp_1": { success: true, import: one(given) },
        "GET /api/folders/imports/imp_1/summary": { success: true, summary },
        "GET /api/folders/imports/imp_1/rows": { success: true, rows: [], nextCursor: null },
        ...answers,
      },
    });

  it("shows how far it is, and how long the courts still take", async () => {
    const lookups = {
      wanted: 425,
      done: 120,
      same: 0,
      partly: 0,
      differ: 0,
      absent: 0,
      unanswered: 0,
    };
    opened({ status: "looking", total: 500, saved: 500, lookups });
    await sees("120 de 425, unos 3 minutos");
    await sees("500 causas en tu estudio.");
  });

  it("shows what it brought, nearest first, and links what agrees", async () => {
    const lookups = { wanted: 2, done: 2, same: 1, partly: 1, differ: 0, absent: 0, unanswered: 0 };
    const rows = { success: true, rows: [row(7, {})], nextCursor: null };
    const links = "POST /api/folders/imports/imp_1/links";
    const { asks } = opened(
      { lookups },
      {
        "GET /api/folders/imports/imp_1/rows": rows,
        [links]: { success: true, import: one({ lookups, links: { wanted: 2, done: 2 } }) },
      },
    );
    await sees("Vence el 02/12/2026: 5 días");
    await sees("caduca el 20/12/2026");
    await sees("X c/ Y · Juzgado 1");
    await press("Cerrar Se parece (1)", hides("X c/ Y · Juzgado 1"));
    await press("Ver Se parece (1)", shows("X c/ Y · Juzgado 1"));
    const mark = await theOne("Vincular Causa 7");
    await press(mark, shows("Vincular 1 marcada"));
    await press("Vincular 1 marcada", asks(links, { rows: [7] }));
  });

  it("says how many cases of the list it did not bring", async () => {
    await listOf(`${SURE}\nCNT 2/2020 - C c/ D s/ E`);
    await clear();
    opened({});
    await sees("2 causas esperan en tu lista.");
  });

  it("links all that agree in one go", async () => {
    const lookups = { wanted: 2, done: 2, same: 2, partly: 0, differ: 0, absent: 0, unanswered: 0 };
    const links = "POST /api/folders/imports/imp_1/links";
    const linked = one({ lookups, links: { wanted: 2, done: 2 } });
    const { asks } = opened({ lookups }, { [links]: { success: true, import: linked } });
    await press("Vincular todas", asks(links, { heap: "same" }));
  });

  it("is undone as a whole, and says which cases stayed", async () => {
    const undone = one({ status: "undone", kept: [{ folderId: "fol_9", name: "La trabajada" }] });
    const { asks } = opened(
      {},
      { "POST /api/folders/imports/imp_1/undo": { success: true, import: undone } },
    );
    await press("Deshacer todo", shows("¿Deshacer esta importación?"));
    await press("Deshacer la importación", asks("POST /api/folders/imports/imp_1/undo"));
    await sees("La trabajada");
  });

  it("starts one that arrived and never began", async () => {
    const saving = one({ status: "saving", saved: 0 });
    const start = "POST /api/folders/imports/imp_1/start";
    const { asks } = opened(
      { status: "receiving" },
      { [start]: { success: true, import: saving } },
    );
    await press("Empezar a guardar", asks(start));
  });
});
