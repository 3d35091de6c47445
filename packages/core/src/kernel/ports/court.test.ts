import { startCourt } from "@foja/harness/court";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetEnv } from "../env";
import { resetSecrets } from "../secrets";
import { CourtMissing, CourtReserved, CourtUnavailable, courtOf, type PortalId } from "./court";

let court: Awaited<ReturnType<typeof startCourt>>;

beforeEach(async () => {
  court = await startCourt();
});
afterEach(() => court.stop());

const PJN = { number: "CIV 123456/2024", fuero: "CIV", department: null };
const MEV = { number: "SI-12345-2021", fuero: null, department: "San Isidro" };
const CASES = [
  { portal: "pjn", number: PJN },
  { portal: "mev", number: MEV },
] as const;
const entry = (title: string, date = "2026-11-20") => ({ date, title, text: `${title}: texto` });

describe.each(CASES)("the feed of $portal", ({ portal, number }) => {
  const port = courtOf(portal);
  const publish = (...titles: string[]) =>
    Promise.all(titles.map((title) => court.publish(portal, number.number, entry(title))));
  const idOf = async () => (await port.find(number))?.id ?? "";

  it("finds a case that exists, and none that does not", async () => {
    expect(await port.find(number)).toBeUndefined();
    await publish("Traslado");
    expect(await port.find(number)).toMatchObject({ caratula: expect.stringMatching(/ c\/ /) });
    await port.health();
  });

  it("returns what was published after a cursor, and then nothing more", async () => {
    await publish("Traslado");
    const first = await port.movements(await idOf(), null);
    expect(first).toMatchObject({
      more: false,
      movements: [{ date: "2026-11-20", title: "Traslado" }],
    });
    await publish("Sentencia");
    const { movements, cursor } = await port.movements(await idOf(), first.cursor);
    expect(movements).toMatchObject([{ title: "Sentencia", text: "Sentencia: texto" }]);
    expect((await port.movements(await idOf(), cursor)).movements).toEqual([]);
  });

  it("goes on page by page", async () => {
    const titles = Array.from({ length: 120 }, (_, i) => `Despacho ${i}`);
    await publish(...titles);
    const first = await port.movements(await idOf(), null);
    expect([first.movements.length, first.more]).toEqual([100, true]);
    const rest = await port.movements(await idOf(), first.cursor);
    expect([rest.movements.length, rest.more]).toEqual([20, false]);
  });

  it("says of a reserved case that it is, and of one that has gone that it has", async () => {
    await publish("Traslado");
    const id = await idOf();
    await court.reserve(portal, number.number);
    await expect(port.find(number)).rejects.toBeInstanceOf(CourtReserved);
    await expect(port.movements(id, null)).rejects.toBeInstanceOf(CourtReserved);
    await expect(port.movements("nadie", null)).rejects.toBeInstanceOf(CourtMissing);
  });

  it.each([
    [{ status: 500 }, /con el estado 500/],
    [{ status: 429 }, /con el estado 429/],
    [{ malformed: true }, /no respondió en JSON/],
  ])("is unavailable when it answers %j", async (fault, message) => {
    await court.fail(portal, fault);
    const failing = port.find(number);
    await expect(failing).rejects.toBeInstanceOf(CourtUnavailable);
    await expect(failing).rejects.toThrow(message);
  });

  it("keeps what bears no day that can be, undated, with the day that it bore in its words", async () => {
    await court.publish(portal, number.number, entry("Traslado", "0202-11-20"));
    await court.publish(portal, number.number, entry("Vista", "9999-12-31"));
    const { movements } = await port.movements(await idOf(), null);
    expect(movements.map(({ date, title }) => [date, title])).toEqual([
      ["1900-01-01", "Traslado"],
      ["1900-01-01", "Vista"],
    ]);
    expect(movements[0]?.text).toMatch(
      /^El portal le puso la fecha (0202-11-20|20\/11\/0202)\.\nTraslado: texto$/,
    );
  });

  it("returns everything at once where the portal is that broken", async () => {
    await publish(...Array.from({ length: 120 }, (_, i) => `Despacho ${i}`));
    await court.fail(portal, { unbounded: true });
    const page = await port.movements(await idOf(), null);
    expect([page.movements.length, page.more]).toEqual([120, false]);
  });

  it("repeats and reorders on request", async () => {
    await publish("Uno", "Dos", "Tres");
    const { cursor } = await port.movements(await idOf(), null);
    await court.fail(portal, { repeat: true, reorder: true });
    const again = await port.movements(await idOf(), cursor);
    expect(again.movements.map(({ title }) => title)).toHaveLength(3);
    await court.fail(portal, { lag: 2 });
    expect((await port.movements(await idOf(), null)).movements).toHaveLength(1);
  });
});

describe("who is asked", () => {
  const set = (portal: PortalId, values: object) => {
    Object.assign(process.env, values);
    resetEnv();
    resetSecrets();
    return courtOf(portal).health();
  };

  it("is nobody without an address, nor with a key that is not ours", async () => {
    await expect(
      set("pjn", { COURT_PJN_KEY: "local-otra-clave-que-no-es-la-del-feed" }),
    ).rejects.toThrow("El PJN respondió con el estado 401.");
    await expect(set("mev", { COURT_MEV_URL: "http://127.0.0.1:1" })).rejects.toThrow(
      "La MEV no se pudo alcanzar.",
    );
    Reflect.deleteProperty(process.env, "COURT_PJN_URL");
    await expect(set("pjn", {})).rejects.toThrow("El PJN no está configurado.");
  });

  it("is the fixed host, whatever a case is called", async () => {
    await expect(courtOf("pjn").movements("../../evil?x=", null)).rejects.toBeInstanceOf(
      CourtMissing,
    );
    expect(court.asked.at(-1)).toBe(
      "/pjn/v1/expedientes/..%2F..%2Fevil%3Fx%3D/actuaciones?limite=100",
    );
  });
});

describe("numbers without a fuero", () => {
  it("are of that number under any, with the slash encoded", async () => {
    await court.publish("pjn", "123456/2024", entry("Traslado"));
    expect(await courtOf("pjn").find(PJN)).toBeDefined();
    await court.publish("mev", "12345/2021", entry("Vista"));
    expect(await courtOf("mev").find(MEV)).toBeDefined();
  });

  it("are thousands that nobody kept", async () => {
    const number = (n: number) => ({ ...PJN, number: `CNT ${String(n).padStart(6, "0")}/2019` });
    const found = await Promise.all(
      [1, 2500, 5000].map((n) =>
        courtOf("pjn")
          .find(number(n))
          .catch((error) => error),
      ),
    );
    expect(found).not.toContain(undefined);
    expect(await courtOf("pjn").find(number(5001))).toBeUndefined();
  });
});
