import { describe, expect, it } from "vitest";
import { officialValues } from "./rates";

const valueOn = (values: { fecha: string; valor: string }[], day: string) =>
  values.find(({ fecha }) => fecha === day)?.valor;

describe("the official series that come with Foja", () => {
  it.each([
    ["2021-06-01", "31.075648326165407"],
    ["2024-02-01", "222.03453111581214"],
    ["2024-07-09", "419.1882349840587"],
    ["2026-03-03", "715.7152364877477"],
    ["2026-06-30", "799.2033267685217"],
  ])("has CER on %s as it was published", (day, value) => {
    expect(valueOn(officialValues("cer.csv", "cer"), day)).toBe(value);
  });

  it("has CER every day, IPC and RIPTE every month", () => {
    const cer = officialValues("cer.csv", "cer");
    expect([cer[0]?.fecha, cer.at(-1)?.fecha, cer.length]).toEqual([
      "2002-02-02",
      "2026-07-15",
      8930,
    ]);
    const ipc = officialValues("ipc.csv", "ipc");
    expect([ipc.length, ipc.at(-1)?.fecha]).toEqual([117, "2026-08-01"]);
    // datos.gob.ar, series 148.3_INIVELNAL_DICI_M_26: four decimals, as INDEC publishes them.
    expect(valueOn(ipc, "2023-12-01")).toBe("3533.1922");
    expect(valueOn(ipc, "2026-08-01")).toBe("12276.766");
    const ripte = officialValues("ripte.csv", "ripte");
    expect(ripte).toHaveLength(196);
    expect(valueOn(ripte, "2023-12-01")).toBe("55356.61");
  });

  // INDEC's technical reports: the published variation of each December, and of single months.
  it.each([
    ["2018-12", "2019-12", 53.8],
    ["2022-12", "2023-12", 211.4],
    ["2023-12", "2024-12", 117.8],
    ["2024-12", "2025-12", 31.5],
    ["2023-11", "2023-12", 25.5],
    ["2026-07", "2026-08", 1.7],
  ])("has an IPC that varies from %s to %s as INDEC published: %d %%", (from, to, percent) => {
    const ipc = officialValues("ipc.csv", "ipc");
    const [before, after] = [from, to].map((month) => Number(valueOn(ipc, `${month}-01`)));
    expect(((after ?? 0) / (before ?? 1) - 1) * 100).toBeCloseTo(percent, 1);
  });

  it("has the UMA and the JUS since they are known, each with its act", () => {
    const uma = officialValues("uma.csv", "uma");
    expect([uma.length, uma[0]?.fecha, uma[0]?.valor]).toEqual([67, "2017-12-22", "1350"]);
    expect(uma.at(-1)).toMatchObject({
      fecha: "2026-07-01",
      valor: "104220",
      norma: "Res. SGA 1930/2026, 20/08/2026",
    });
    const jus = officialValues("jus.csv", "jus");
    expect([jus.length, jus[0]?.fecha, jus[0]?.valor]).toEqual([55, "2018-01-01", "1030"]);
    expect(jus.at(-1)).toMatchObject({
      fecha: "2026-08-01",
      valor: "53232",
      norma: "Res. SCBA RP 873/26",
    });
  });

  it("has the floors of occupational risks, each with its resolution", () => {
    const floors = officialValues("art-pisos.csv", "pisoArt");
    expect([floors.length, floors[0]?.fecha, floors[0]?.valor]).toEqual([
      30,
      "2009-11-06",
      "180000",
    ]);
    expect(floors.find(({ fecha }) => fecha === "2026-03-01")).toMatchObject({
      ...{ valor: "97502420", norma: "Res. SRT 15/2026" },
    });
    expect(floors.at(-1)).toMatchObject({ fecha: "2026-09-01", valor: "114354110" });
  });

  it("has the basket of upbringing by age, of the months that were found", () => {
    const basket = officialValues("crianza.csv", "crianza6a12", 4);
    expect(basket.map(({ fecha }) => fecha.slice(0, 7))).toEqual([
      ...["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-07"],
    ]);
    expect(valueOn(basket, "2025-11-01")).toBe("571106");
    expect(valueOn(officialValues("crianza.csv", "crianzaMenor1", 1), "2025-11-01")).toBe("450355");
  });

  it("has BNA's active rate as a TNA, by the days of its month", () => {
    const bna = officialValues("bna-activa.csv", "tasaActivaBNA");
    expect(bna).toHaveLength(318);
    expect(valueOn(bna, "2016-06-01")).toBe("32.9716666667");
    expect(valueOn(bna, "2024-02-01")).toBe("134.924137931");
  });
});
