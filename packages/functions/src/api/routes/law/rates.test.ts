import { call } from "@foja/harness/api";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

let user: Tenant;
let admin: Tenant;

// The series are shared by all practices: each test has a table of its own.
beforeEach(async () => {
  await ownTable();
  user = await newTenant();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});

const upload = (key: string, body: object) =>
  admin.call("POST", `/api/admin/tasas/${key}/csv`, { body });

describe("the list of rates", () => {
  it("names every rate with its first and last day of data", async () => {
    await upload("tasaActivaBNA", { csv: "fecha;tna\n2016-03-16;33\n15/07/2016;32,00\n" });
    const { status, body } = await user.call("GET", "/api/tasas/listado");
    expect(status).toBe(200);
    expect(body.tasas).toContainEqual({
      label: "Tasa activa BNA",
      value: "tasaActivaBNA",
      fechaInicio: "2016-03-16",
      fechaUltima: "2016-07-15",
    });
    expect(body.tasas).toContainEqual(
      expect.objectContaining({ value: "cer", fechaInicio: null, fechaUltima: null }),
    );
  });
});

describe("a series", () => {
  it("is answered whole, or from the value that serves at a day", async () => {
    await upload("acta2601", { csv: "2009-01-01;10\n2014-05-21;38\n2015-01-01;40.5" });
    const whole = await user.call("GET", "/api/tasas/series/acta2601");
    expect(whole.body.serie).toEqual({
      key: "acta2601",
      primera: "2009-01-01",
      ultima: "2015-01-01",
      valores: [
        ["2009-01-01", "10"],
        ["2014-05-21", "38"],
        ["2015-01-01", "40.5"],
      ],
    });
    const some = await user.call(
      "GET",
      "/api/tasas/series/acta2601?desde=2013-06-01&hasta=2014-06-01",
    );
    expect(some.body.serie).toMatchObject({
      valores: [
        ["2009-01-01", "10"],
        ["2014-05-21", "38"],
      ],
    });
  });

  it("answers to the name of a rate that stands on it alone", async () => {
    await upload("acta2764", { csv: "2022-09-07;80" });
    const { body } = await user.call("GET", "/api/tasas/series/acta2658");
    expect(body.serie).toMatchObject({ key: "acta2658", valores: [["2022-09-07", "80"]] });
    expect((await user.call("GET", "/api/tasas/series/art55")).status).toBe(404);
  });

  it("answers 404 for a name it does not know, 422 for a day that is none", async () => {
    expect((await user.call("GET", "/api/tasas/series/inventada")).status).toBe(404);
    const wrong = await user.call("GET", "/api/tasas/series/cer?desde=2023-02-29");
    expect(wrong.status).toBe(422);
    expect(wrong.body.message).toBe("El parámetro «desde» es una fecha, 2026-01-31.");
  });
});

describe("what anybody may read", () => {
  it("is the same list and the same series, kept for a while by who asks", async () => {
    await upload("acta2601", { csv: "2009-01-01;10\n2014-05-21;38" });
    const nobody = await call("GET", "/api/tasas/publicas");
    expect(nobody.headers.get("cache-control")).toBe("public, max-age=600");
    const own = await user.call("GET", "/api/tasas/listado");
    expect(nobody.body).toEqual(own.body);
    const series = await call("GET", "/api/tasas/publicas/acta2601");
    expect(series.headers.get("cache-control")).toBe("public, max-age=600");
    expect(series.body).toMatchObject({ serie: { key: "acta2601", ultima: "2014-05-21" } });
    const unknown = await call("GET", "/api/tasas/publicas/inventada");
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get("cache-control")).not.toContain("public");
  });
});

describe("an upload", () => {
  it("says what it would do, and then does it", async () => {
    await upload("ripte", { csv: "periodo;indice\n2026-03;202963.20\n" });
    const rows = { csv: "periodo;indice\n03/2026;202963,2\n2026-02-01;1\n04/2026;210.043,70\n" };
    const dry = await upload("ripte", { ...rows, dryRun: true });
    expect(dry.body).toMatchObject({
      dryRun: true,
      added: 2,
      unchanged: 1,
      revised: 0,
      errors: [],
    });
    expect((await user.call("GET", "/api/tasas/series/ripte")).body.serie).toMatchObject({
      valores: [["2026-03-01", "202963.2"]],
    });
    const done = await upload("ripte", { ...rows, dryRun: false, fuente: "Boletín" });
    expect(done.body).toMatchObject({ dryRun: false, added: 2, unchanged: 1, revised: 0 });
  });

  it("takes rows as well as a text, and answers revisions with both values", async () => {
    await upload("ipc", { rows: [{ fecha: "2026-05-01", valor: 11601 }] });
    const again = await upload("ipc", { rows: [{ fecha: "2026-05-01", valor: "11.602,5" }] });
    expect(again.body).toMatchObject({
      revised: 1,
      revisions: [{ fecha: "2026-05-01", antes: "11601", ahora: "11602.5" }],
    });
    const { body } = await admin.call("GET", "/api/admin/tasas");
    expect(body.series).toContainEqual(
      expect.objectContaining({
        key: "ipc",
        cantidad: 1,
        revisiones: 1,
        capturas: [
          expect.objectContaining({ agregados: 0, revisados: 1 }),
          expect.objectContaining({ agregados: 1, revisados: 0 }),
        ],
      }),
    );
  });

  it("turns BNA's percent a month into a TNA", async () => {
    await upload("tasaActivaBNA", { csv: "periodo;mensual\n06/2016;2.71\n" });
    const { body } = await user.call("GET", "/api/tasas/series/tasaActivaBNA");
    expect(body.serie).toMatchObject({ valores: [["2016-06-01", "32.9716666667"]] });
  });

  it("names each row it does not understand, and then writes none", async () => {
    const csv = "fecha;tna\n2026-02-29;10\n2026-01-01;diez\n2026-01-02;5\n";
    const dry = await upload("acta2658", { csv, dryRun: true });
    expect(dry.body).toMatchObject({
      added: 1,
      errors: [
        { row: 2, path: "fecha" },
        { row: 3, path: "valor", message: "Valor: no es un número" },
      ],
    });
    const refused = await upload("acta2658", { csv });
    expect(refused.status).toBe(422);
    expect(refused.body.details).toMatchObject([{ path: "csv.2.fecha" }, { path: "csv.3.valor" }]);
    expect((await user.call("GET", "/api/tasas/series/acta2658")).body.serie).toMatchObject({
      valores: [],
    });
  });

  it("asks for a text or rows, for some row, and for a series that exists", async () => {
    expect((await upload("cer", {})).status).toBe(422);
    expect((await upload("cer", { csv: "fecha;valor" })).body.message).toBe(
      "CSV: no tiene ninguna fila con fecha y valor",
    );
    expect((await upload("inventada", { csv: "2026-01-01;1" })).status).toBe(404);
  });

  it("is for administrators only, like the state of the series", async () => {
    const body = { csv: "2026-01-01;1" };
    expect((await user.call("POST", "/api/admin/tasas/cer/csv", { body })).status).toBe(403);
    expect((await user.call("GET", "/api/admin/tasas")).status).toBe(403);
  });
});
