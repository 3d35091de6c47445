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
    expect(officialValues("ipc.csv", "ipc")).toHaveLength(114);
    expect(valueOn(officialValues("ipc.csv", "ipc"), "2026-05-01")).toBe("11601");
    const ripte = officialValues("ripte.csv", "ripte");
    expect(ripte).toHaveLength(196);
    expect(valueOn(ripte, "2023-12-01")).toBe("55356.61");
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

  it("has BNA's active rate as a TNA, by the days of its month", () => {
    const bna = officialValues("bna-activa.csv", "tasaActivaBNA");
    expect(bna).toHaveLength(318);
    expect(valueOn(bna, "2016-06-01")).toBe("32.9716666667");
    expect(valueOn(bna, "2024-02-01")).toBe("134.924137931");
  });
});
