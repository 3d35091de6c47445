import { startBcra } from "@foja/harness/bcra";
import { ownTable } from "@foja/harness/own-table";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { at } from "../../kernel/clock";
import type { Fetched } from "./fetch";
import { Rates } from "./index";

let bcra: Awaited<ReturnType<typeof startBcra>>;

beforeEach(async () => {
  await ownTable();
  bcra = await startBcra();
});
afterEach(() => bcra.stop());

const TODAY = "2026-07-01T12:00:00Z";
const fetchAll = (given?: { full?: boolean; on?: string }) =>
  at(given?.on ?? TODAY, () => Rates.fetchAll({ full: given?.full }));
const of = (key: string, { series }: { series: Fetched[] }) =>
  series.find((one) => one.key === key);
const stateOf = async (key: string, on = TODAY) =>
  (await at(on, () => Rates.standings())).find((one) => one.key === key);

describe("the daily reading of the BCRA", () => {
  it("brings the whole of a series of which nothing is known, a year at a time", async () => {
    await bcra.stop();
    bcra = await startBcra({ official: true });
    const did = await fetchAll();
    expect(of("cer", did)).toMatchObject({ added: 8930, revised: 0 });
    expect(did.failed).toBe(0);
    const state = await stateOf("cer");
    expect(state).toMatchObject({
      primera: "2002-02-02",
      ultima: "2026-07-15",
      fechaUltima: "2026-07-01",
      fuente: "BCRA, API v4.0, variable 30",
      error: null,
    });
    const spans = bcra.asked.filter((path) => path.includes("/30?"));
    expect(spans).toHaveLength(25);
    expect(spans[0]).toContain("desde=2002-02-02&hasta=2002-12-31&limit=3000&offset=0");
    const book = await Rates.book([{ key: "cer", desde: "2024-07-09", hasta: "2024-07-09" }]);
    expect(book.cer?.valores).toContainEqual(["2024-07-09", "419.1882349840587"]);
  });

  it("then reads only the last weeks, and changes nothing twice", async () => {
    await bcra.publish(43, { "2026-05-01": 100, "2026-06-30": 101 });
    await fetchAll();
    bcra.asked.length = 0;
    await bcra.publish(43, { "2026-06-29": 100.9, "2026-07-01": 101.1 });
    expect(of("tasaPasivaBCRA", await fetchAll())).toMatchObject({ added: 2, unchanged: 1 });
    expect(bcra.asked.filter((path) => path.includes("/43?"))).toHaveLength(1);
    expect(of("tasaPasivaBCRA", await fetchAll())).toMatchObject({ added: 0, unchanged: 3 });
  });

  it("keeps values to come, and counts none of them as the last", async () => {
    await bcra.publish(31, { "2026-06-30": 1500, "2026-07-10": 1510 });
    await fetchAll();
    expect(await stateOf("uva")).toMatchObject({ ultima: "2026-07-10", fechaUltima: "2026-06-30" });
    const later = await stateOf("uva", "2026-07-11T12:00:00Z");
    expect(later?.fechaUltima).toBe("2026-07-10");
  });

  it("finds a value published late for an old day when it reads whole series", async () => {
    await bcra.publish(43, { "2024-01-31": 50, "2026-06-30": 101 });
    await fetchAll();
    await bcra.publish(43, { "2024-01-30": 49 });
    expect(of("tasaPasivaBCRA", await fetchAll())?.added).toBe(0);
    expect(of("tasaPasivaBCRA", await fetchAll({ full: true }))?.added).toBe(1);
  });

  it("makes a revision of a published value that changed", async () => {
    await bcra.publish(43, { "2026-06-29": 100, "2026-06-30": 101 });
    await fetchAll();
    await bcra.publish(43, { "2026-06-29": 100.5 });
    expect(of("tasaPasivaBCRA", await fetchAll())).toMatchObject({ added: 0, revised: 1 });
    const [last] = await Rates.captures("tasaPasivaBCRA");
    expect(last?.revisiones).toEqual([{ fecha: "2026-06-29", antes: "100", ahora: "100.5" }]);
  });

  it("fills the days that the source had left out", async () => {
    await bcra.publish(1198, { "2026-06-01": 1, "2026-06-15": 2, "2026-06-30": 3 });
    await bcra.fail(1198, { gaps: [{ desde: "2026-06-10", hasta: "2026-06-20" }] });
    expect(of("tasaPasivaBCRA27802", await fetchAll())).toMatchObject({ added: 2 });
    await bcra.mend();
    expect(of("tasaPasivaBCRA27802", await fetchAll())).toMatchObject({ added: 1, unchanged: 2 });
  });
});

describe("a BCRA that fails", () => {
  it("does not keep the other series from being read, and is reported", async () => {
    await bcra.publish(31, { "2026-06-30": 1500 });
    await bcra.publish(30, { "2026-06-30": 799 });
    await bcra.fail(30, { status: 500 });
    const did = await fetchAll();
    expect(of("cer", did)).toMatchObject({
      added: 0,
      error: "El BCRA respondió con el estado 500.",
    });
    expect(of("uva", did)).toMatchObject({ added: 1 });
    expect(did.failed).toBe(1);
    const state = await stateOf("cer");
    expect(state?.error).toMatchObject({ message: "El BCRA respondió con el estado 500." });
    await bcra.mend();
    await fetchAll();
    expect((await stateOf("cer"))?.error).toBeNull();
  });

  it("is asked again when it fails once", async () => {
    await bcra.publish(31, { "2026-06-30": 1500 });
    await bcra.fail(31, { status: 503, times: 1 });
    expect(of("uva", await fetchAll())).toMatchObject({ added: 1 });
  });

  it("keeps what was read before it failed, and goes on from there", async () => {
    await bcra.publish(43, { "2024-06-30": 1, "2025-06-30": 2, "2026-06-30": 3 });
    await bcra.fail(43, { malformed: true });
    expect(of("tasaPasivaBCRA", await fetchAll())?.error).toBe("El BCRA no respondió en JSON.");
    await bcra.mend();
    expect(of("tasaPasivaBCRA", await fetchAll())?.added).toBe(3);
  });

  it("leaves everything as it was when it cannot be reached at all", async () => {
    await bcra.publish(31, { "2026-06-30": 1500 });
    await fetchAll();
    await bcra.fail("all", { status: 500 });
    const did = await fetchAll();
    expect(did.failed).toBe(6);
    expect((await stateOf("uva"))?.cantidad).toBe(1);
  });
});

it("changes nothing twice when two readings run at once", async () => {
  await bcra.publish(43, { "2026-06-29": 100, "2026-06-30": 101 });
  const both = await Promise.all([fetchAll(), fetchAll()]);
  expect(both.map((did) => of("tasaPasivaBCRA", did)?.added).sort()).toEqual([0, 2]);
  expect(await stateOf("tasaPasivaBCRA")).toMatchObject({ cantidad: 2, capturas: 1 });
});
