import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createBcra } from "./bcra";

const BASE = "/estadisticas/v4.0/monetarias";
let dataDir: string;
let bcra: ReturnType<typeof createBcra>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "foja-bcra-"));
  bcra = createBcra(dataDir);
});

const get = async (path: string) => {
  const response = await bcra.app.request(path);
  return { status: response.status, body: await response.json() };
};
const post = async (path: string, body: unknown) => {
  const response = await bcra.settings.request(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const publish = (id: number, days: Record<string, number>) =>
  post(`/${id}`, { values: Object.entries(days).map(([fecha, valor]) => ({ fecha, valor })) });

describe("the BCRA of this machine", () => {
  it("serves the official CER in the vendor's format, newest first", async () => {
    const { status, body } = await get(`${BASE}/30?desde=2024-02-01&hasta=2024-02-02&limit=1000`);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      metadata: { resultset: { count: 2, offset: 0, limit: 1000 } },
      results: [
        {
          idVariable: 30,
          detalle: [
            { fecha: "2024-02-02", valor: 223.6673423632974 },
            { fecha: "2024-02-01", valor: 222.03453111581214 },
          ],
        },
      ],
    });
  });

  it("lists what it has, with the first and last days", async () => {
    await publish(43, { "2024-01-31": 13086.5512, "2026-03-03": 25502.883 });
    const { body } = await get(`${BASE}?limit=1000&offset=0`);
    expect(body.results).toMatchObject([
      { idVariable: 30, primerFechaInformada: "2002-02-02", ultFechaInformada: "2026-07-15" },
      { idVariable: 43, primerFechaInformada: "2024-01-31", ultValorInformado: 25502.883 },
    ]);
  });

  it("pages, and refuses what the vendor refuses", async () => {
    await publish(43, { "2024-01-01": 1, "2024-01-02": 2, "2024-01-03": 3 });
    const { body } = await get(`${BASE}/43?limit=2&offset=2`);
    expect(body.metadata.resultset).toEqual({ count: 3, offset: 2, limit: 2 });
    expect(body.results[0].detalle).toEqual([{ fecha: "2024-01-01", valor: 1 }]);
    expect((await get(`${BASE}/43?limit=3001`)).status).toBe(400);
    expect((await get(`${BASE}/43?desde=ayer`)).body).toMatchObject({ status: 400 });
    expect((await get(`${BASE}/99`)).status).toBe(404);
  });

  it("keeps what was published over a restart, the later over the earlier", async () => {
    await publish(43, { "2024-01-01": 1 });
    await publish(43, { "2024-01-01": 1.5 });
    await publish(30, { "2024-02-01": 1 });
    bcra = createBcra(dataDir);
    const { body } = await get(`${BASE}/43`);
    expect(body.results[0].detalle).toEqual([{ fecha: "2024-01-01", valor: 1.5 }]);
    const cer = await get(`${BASE}/30?desde=2024-02-01&hasta=2024-02-01`);
    expect(cer.body.results[0].detalle).toEqual([{ fecha: "2024-02-01", valor: 1 }]);
  });

  it("refuses to publish what is no value", async () => {
    const wrong = [
      await post("/43", "no es JSON"),
      await post("/43", { values: [{ fecha: "2024-02-30", valor: 1 }] }),
      await post("/cer", { values: [] }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

describe("a BCRA with faults", () => {
  it("answers an error so many times, and then is well", async () => {
    await publish(43, { "2024-01-01": 1 });
    await post("/43/faults", { status: 500, times: 1 });
    expect(await get(`${BASE}/43`)).toMatchObject({ status: 500, body: { status: 500 } });
    expect((await get(`${BASE}/43`)).status).toBe(200);
  });

  it("leaves days out, answers no JSON, or is wrong about everything, until it is mended", async () => {
    await publish(43, { "2024-01-01": 1, "2024-01-05": 2 });
    await post("/43/faults", { gaps: [{ desde: "2024-01-02", hasta: "2024-01-09" }] });
    expect((await get(`${BASE}/43`)).body.metadata.resultset.count).toBe(1);
    await post("/43/faults", { malformed: true });
    expect(await (await bcra.app.request(`${BASE}/43`)).text()).toContain("<html>");
    await bcra.settings.request("/faults", { method: "DELETE" });
    await post("/all/faults", { status: 503, delayMs: 1 });
    expect((await get(BASE)).status).toBe(503);
    expect((await post("/43/faults", { status: 1 })).status).toBe(400);
  });
});
