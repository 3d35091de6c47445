import { Causas } from "@foja/core/courts/causas";
import { withContext } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let court: Awaited<ReturnType<typeof startCourt>>;
let ana: Tenant;

const CIV = "CIV 123456/2024";
const MEV = { system: "mev", number: "SI-12345-2021", department: "San Isidro" };
const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const sync = () => withContext(system, () => Causas.sync({ full: true }));
const publish = (title: string, date = "2026-11-20") =>
  court.publish("pjn", CIV, { date, title, text: "" });

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
  ana = await newTenant();
});
afterEach(() => court.stop());

async function opened(folderName = "Sosa c/ Transportes del Sur S.A."): Promise<string> {
  const { body } = await ana.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

const ask = async (body: object, tenant = ana) =>
  tenant.call("POST", "/api/folders/link-causa/preview", { body });
const previewOf = async (body: object) => (await ask(body)).body.preview;
/** The requests that the portal got, except for its health. */
const searches = () => court.asked.filter((path) => /\/(expedientes|causas)\?/.test(path));
const put = async (id: string, body: object = {}) =>
  (
    await ana.call("PUT", `/api/folders/link-causa/${id}`, {
      body: { system: "pjn", number: CIV, ...body },
    })
  ).body.folder;
const stateOf = async (id: string) => (await ana.call("GET", `/api/folders/${id}`)).body.folder;
const cameTo = async (id: string) =>
  ((await ana.call("GET", `/api/movements/folder/${id}`)).body.data as { movements: object[] })
    .movements.length;

describe("what a court has under a number", () => {
  it("is shown before anything is linked, with where it stands and what was last", async () => {
    await publish("Demanda", "2026-03-02");
    await publish("Traslado");
    const folderId = await opened();
    expect(await previewOf({ system: "pjn", number: "123456/2024", fuero: "CIV" })).toMatchObject({
      ...{ system: "pjn", number: CIV, fuero: "CIV", status: "found", situation: "EN LETRA" },
      caratula: expect.stringMatching(/ c\/ /),
      court: expect.stringMatching(/^Juzgado/),
      lastMovement: { date: "2026-11-20", title: "Traslado" },
      ...{ agreement: "unknown", duplicate: null },
    });
    expect(await stateOf(folderId)).toMatchObject({ court: null, causaAssociationStatus: "none" });
    await court.publish("mev", MEV.number, { date: "2026-11-20", title: "Vista", text: "" });
    expect(await previewOf(MEV)).toMatchObject({
      ...{ status: "found", situation: "EN TRAMITE" },
      lastMovement: { date: "2026-11-20", title: "Vista" },
    });
  });

  it("is compared with the names of the case, its client and its parties", async () => {
    await publish("Demanda");
    const { caratula } = (await previewOf({ number: CIV })) as { caratula: string };
    const [claimant = ""] = caratula.split(" c/ ");
    const folderId = await opened();
    const agreed = async () => (await previewOf({ number: CIV, folderId })) as object;
    expect(await agreed()).toMatchObject({ agreement: "differ" });
    const contact = { name: "Ana", lastName: claimant, role: "cliente", folderIds: [folderId] };
    await ana.call("POST", "/api/contacts/create", { body: contact });
    expect(await agreed()).toMatchObject({ agreement: expect.stringMatching(/^(same|partly)$/) });
    const other = await opened(caratula);
    expect(await previewOf({ number: CIV, folderId: other })).toMatchObject({ agreement: "same" });
  });

  it("names the case of the practice that has that number already", async () => {
    await publish("Demanda");
    const folderId = await opened();
    await put(folderId);
    expect(await previewOf({ number: CIV })).toMatchObject({
      duplicate: { _id: folderId, name: "Sosa c/ Transportes del Sur S.A." },
    });
    expect(await previewOf({ number: CIV, folderId })).toMatchObject({ duplicate: null });
  });

  it("is said to be missing, reserved, or not answered", async () => {
    expect(await previewOf({ number: "CIV 999999/2024" })).toMatchObject({ status: "missing" });
    await publish("Demanda");
    await court.reserve("pjn", CIV);
    expect(await previewOf({ number: CIV })).toMatchObject({ status: "reserved", caratula: null });
    await court.fail("pjn", { status: 503 });
    expect(await previewOf({ number: "CNT 18/2019" })).toMatchObject({ status: "unanswered" });
  });

  it("is a sentence on the field for what is no number, and on the case that is another's", async () => {
    const wrong = await ask({ number: "sin número" });
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      "Número de expediente: escribilo como CNT 035335/2016.",
    ]);
    const folderId = await opened();
    expect((await ask({ number: CIV, folderId }, await newTenant())).status).toBe(422);
    expect((await ask({ number: CIV, otra: 1 })).status).toBe(422);
  });
});

describe("the court that is asked", () => {
  it("is asked once for a number in a quarter of an hour, whoever asks", async () => {
    await publish("Demanda");
    const eva = await newTenant();
    for (const tenant of [ana, eva, ana]) await ask({ number: CIV }, tenant);
    expect(searches()).toHaveLength(1);
    await at(new Date(Date.now() + 16 * 60_000).toISOString(), () =>
      ana.as(() => Causas.preview({ system: "pjn", number: CIV })),
    );
    expect(searches()).toHaveLength(2);
  });

  it("is not asked while it rests, and what was last read of the file is shown", async () => {
    await publish("Demanda");
    const folderId = await opened();
    await put(folderId, { confirmed: true });
    await sync();
    await court.fail("pjn", { status: 500 });
    for (let n = 1; n <= 5; n += 1) await ask({ number: `CNT ${n}/2019` });
    const before = searches().length;
    expect(await previewOf({ number: "CNT 6/2019" })).toMatchObject({ status: "unanswered" });
    expect(await previewOf({ number: CIV })).toMatchObject({
      ...{ status: "found", situation: null },
      lastMovement: { date: "2026-11-20", title: "Demanda" },
    });
    expect(searches()).toHaveLength(before);
  });

  it("is spared somebody who asks without end", async () => {
    const answers: number[] = [];
    for (let n = 1; n <= 21; n += 1) answers.push((await ask({ number: `CNT ${n}/2018` })).status);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(answers.at(-1)).toBe(429);
    expect((await ask({ number: "CNT 40/2018" }, await newTenant())).status).toBe(200);
  });
});

describe("a link that nobody has confirmed", () => {
  it("brings nothing in when the court answers, and asks for the yes once", async () => {
    await publish("Demanda");
    const folderId = await opened();
    expect(await put(folderId)).toMatchObject({ causaAssociationStatus: "pending" });
    await sync();
    await publish("Traslado");
    await sync();
    expect(await stateOf(folderId)).toMatchObject({
      ...{ causaAssociationStatus: "found", causaVerified: false, causaIsValid: true },
    });
    expect(await cameTo(folderId)).toBe(0);
    expect((await ana.call("GET", "/api/novedades")).body.novedades).toEqual([]);
    const { alerts } = (await ana.call("GET", `/api/alert/useralerts/${ana.userId}`)).body;
    expect(alerts).toMatchObject([
      { primaryText: `${CIV}: el tribunal respondió, falta que la confirmes`, folderId },
    ]);
    const read = await ana.call("GET", `/api/folders/${folderId}/causa`);
    expect(read.body).toMatchObject({ confirmed: false, causa: { status: "verified" } });
  });

  it("brings all of it in silence after the yes, and the rest as news", async () => {
    await publish("Demanda");
    const folderId = await opened();
    await put(folderId);
    await sync();
    expect(await put(folderId, { confirmed: true })).toMatchObject({
      causaAssociationStatus: "pending",
    });
    await sync();
    expect(await stateOf(folderId)).toMatchObject({ causaAssociationStatus: "verified" });
    expect(await cameTo(folderId)).toBe(1);
    await publish("Sentencia");
    await sync();
    expect((await ana.call("GET", "/api/novedades")).body.novedades).toHaveLength(1);
    // A confirmed link stays so, though the older form of the request does not state it.
    await put(folderId);
    await sync();
    expect(await stateOf(folderId)).toMatchObject({ causaAssociationStatus: "verified" });
  });

  it("is undone like any other, and another number is asked about anew", async () => {
    await publish("Demanda");
    const folderId = await opened();
    await put(folderId, { confirmed: true });
    await sync();
    await court.publish("pjn", "COM 123456/2024", { date: "2026-11-20", title: "Vista", text: "" });
    await put(folderId, { number: "COM 123456/2024" });
    await sync();
    expect(await stateOf(folderId)).toMatchObject({ causaAssociationStatus: "found" });
    expect(await cameTo(folderId)).toBe(1);
    await ana.call("DELETE", `/api/folders/link-causa/${folderId}`);
    await sync();
    expect(await stateOf(folderId)).toMatchObject({ court: null, causaAssociationStatus: "none" });
  });
});
