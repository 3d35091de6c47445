import { Causas } from "@foja/core/courts/causas";
import { Novedades } from "@foja/core/courts/novedades";
import { withContext } from "@foja/core/kernel/actor";
import { commit } from "@foja/core/kernel/dynamo";
import { Events } from "@foja/core/practice/events";
import { Tasks } from "@foja/core/practice/tasks";
import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let court: Awaited<ReturnType<typeof startCourt>>;
let ana: Tenant;
let folderId: string;

const NUMBER = "CIV 123456/2024";
const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const sync = () => withContext(system, () => Causas.sync({ full: true }));
const publish = (title: string, text: string) =>
  court.publish("pjn", NUMBER, { date: "2026-11-20", title, text });

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
  ana = await newTenant();
  const opened = await ana.call("POST", "/api/folders", { body: { folderName: "Pérez c/ Gómez" } });
  folderId = (opened.body.folder as { _id: string })._id;
  const body = { system: "pjn", number: NUMBER, confirmed: true };
  await ana.call("PUT", `/api/folders/link-causa/${folderId}`, { body });
  await publish("Demanda", "Por presentado.");
  await sync();
});
afterEach(() => court.stop());

type Novedad = {
  _id: string;
  title: string;
  state: string;
  folderName: string;
  proposal: { vencimiento: string | null; conteo: string | null; norma: string } | null;
  scheduled: { eventId: string | null; taskId: string | null; due: string } | null;
};

async function inbox(state = "open", tenant = ana) {
  const { status, body } = await tenant.call("GET", `/api/novedades?state=${state}`);
  expect(status).toBe(200);
  return body.novedades as Novedad[];
}

async function only(): Promise<Novedad> {
  const [one] = await inbox();
  if (!one) throw new Error("nothing new");
  return one;
}

describe("the inbox", () => {
  it("lists what is new with the deadline it proposes, its norm and its count", async () => {
    await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
    await sync();
    expect(await inbox()).toMatchObject([
      {
        title: "Traslado",
        state: "new",
        folderName: "Pérez c/ Gómez",
        proposal: {
          cantidad: 15,
          vencimiento: "2026-12-16",
          conteo:
            "15 días hábiles desde el viernes 20/11/2026, por cédula, PJN (nacional y federal)",
          verificado: false,
        },
      },
    ]);
  });

  it("forgets nothing that was seen, and lays aside what needs nothing, until that is taken back", async () => {
    await publish("Despacho", "Agréguese.");
    await sync();
    const { _id } = await only();
    const mark = (state: string) => ana.call("PATCH", `/api/novedades/${_id}`, { body: { state } });
    expect((await mark("seen")).body.novedad).toMatchObject({ state: "seen", proposal: null });
    expect(await inbox()).toHaveLength(1);
    expect((await mark("noAction")).status).toBe(200);
    expect([await inbox(), await inbox("handled")]).toMatchObject([[], [{ state: "noAction" }]]);
    await mark("new");
    expect([await inbox(), await inbox("handled")]).toMatchObject([[{ state: "new" }], []]);
    expect((await mark("scheduled")).status).toBe(422);
  });

  it("stays laid aside when the look of the same moment arrives late", async () => {
    for (const title of ["Sentencia", "Traslado", "Vista", "Intimación"]) await publish(title, "");
    await sync();
    for (const { _id } of await inbox()) {
      const mark = (state: string) =>
        ana.call("PATCH", `/api/novedades/${_id}`, { body: { state } });
      const both = await Promise.all([mark("seen"), mark("noAction"), mark("seen")]);
      expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await mark("seen")).body.novedad).toMatchObject({ state: "noAction" });
    }
    expect(await inbox()).toEqual([]);
  });

  it("is of one practice alone, and shows nothing of a deleted case", async () => {
    await publish("Sentencia", "Fallo.");
    await sync();
    const { _id } = await only();
    const eva = await newTenant();
    expect(await inbox("open", eva)).toEqual([]);
    const theirs = await eva.call("POST", `/api/novedades/${_id}/accept`, { body: {} });
    expect(theirs.status).toBe(404);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect(await inbox()).toEqual([]);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    expect(await inbox()).toHaveLength(1);
  });

  it("has no empty page while there is more, however much came for deleted cases", async () => {
    await publish("Vista", "");
    await sync();
    const opened = await ana.call("POST", "/api/folders", { body: { folderName: "Otra" } });
    const other = (opened.body.folder as { _id: string })._id;
    await ana.as(async () => {
      for (const movementId of ["mov_1", "mov_2", "mov_3"]) await arrives({ movementId }, other);
    });
    await ana.call("DELETE", `/api/folders/${other}`);
    const { body } = await ana.call("GET", "/api/novedades?limit=1");
    expect(body.novedades).toMatchObject([{ title: "Vista" }]);
  });

  it("is shown whole beside one whose date cannot be counted from, and so is that one", async () => {
    await publish("Traslado", "De la demanda.");
    await court.publish("pjn", NUMBER, { date: "0202-11-20", title: "Sentencia", text: "Fallo." });
    await sync();
    // As stored before dates of the courts were validated.
    for (const date of ["0202-11-20", "9999-12-31"]) await ana.as(() => arrives({ date }));
    const shown = await inbox();
    const byTitle = (title: string) => shown.filter((one) => one.title === title);
    expect(byTitle("Traslado")).toMatchObject([{ proposal: { vencimiento: "2026-12-16" } }]);
    expect(byTitle("Sentencia")).toMatchObject([
      { date: "1900-01-01", proposal: { cantidad: 5, variables: null, vencimiento: null } },
    ]);
    expect(byTitle("Vista")).toMatchObject([{ proposal: null }, { proposal: null }]);
    for (const { _id } of shown) {
      const seen = await ana.call("PATCH", `/api/novedades/${_id}`, { body: { state: "seen" } });
      expect(seen.status).toBe(200);
    }
  });

  const arrives = async (given: { movementId?: string; date?: string }, id = folderId) => {
    const { movementId = `mov_${given.date}`, date = "2026-11-20" } = given;
    const said = { title: "Vista", text: "Vista a las partes.", link: null, number: NUMBER };
    const arrived = { folderId: id, causaId: "cau_1", source: "pjn" as const, ...said };
    await commit(...Novedades.plan({ ...arrived, movementId, date }).writes);
  };
});

describe("whom a movement addresses", () => {
  const asked = async () => (await only()) as Novedad & { asked: object };
  const accept = (id: string, body: object = {}) =>
    ana.call("POST", `/api/novedades/${id}/accept`, { body });
  const represents = (folderParte: string | null) =>
    ana.call("PUT", `/api/folders/${folderId}`, { body: { folderParte } });

  it("is one's own where the case says that the client is on that side", async () => {
    await publish("Traslado", "De la pericia, traslado a la demandada por cinco días.");
    await sync();
    const { _id } = await only();
    expect((await asked()).asked).toMatchObject({
      ...{ addressee: "demandada", side: null, whose: "unknown" },
      because: "Se dirige a la demandada, y la causa no dice a quién representás.",
    });
    await represents("actor");
    expect((await asked()).asked).toMatchObject({
      ...{ side: "actora", whose: "theirs" },
      because: "Se dirige a la demandada: tu cliente es la actora.",
    });
    const refused = await accept(_id);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Destinatario: está a cargo de la otra parte; completá el plazo para agendarlo igual",
    ]);
    await represents("demandado");
    expect((await asked()).asked).toMatchObject({ whose: "ours" });
    expect((await accept(_id)).status).toBe(200);
  });

  it("is asked where the words do not say it, and scheduled by hand whatever they say", async () => {
    await publish("Intimación", "Intímase a acompañar las copias en tres días.");
    await sync();
    const { _id } = await only();
    const said = (whose: string | null) =>
      ana.call("PATCH", `/api/novedades/${_id}`, { body: { whose } });
    expect((await asked()).asked).toMatchObject({ addressee: null, whose: "unknown" });
    expect((await said("theirs")).body.novedad).toMatchObject({
      ...{ state: "new", asked: { whose: "theirs" } },
    });
    expect((await said(null)).body.novedad).toMatchObject({ asked: { whose: "unknown" } });
    await said("theirs");
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-24", cantidad: 2 };
    expect((await accept(_id, { variables })).body.novedad).toMatchObject({ state: "scheduled" });
    expect((await said("ours")).status).toBe(409);
    expect((await ana.call("PATCH", `/api/novedades/${_id}`, { body: {} })).status).toBe(422);
  });

  it("says how its notice is given, and counts by it", async () => {
    await publish("Sentencia", "Fallo. Notifíquese electrónicamente.");
    await sync();
    expect((await only()) as object).toMatchObject({
      proposal: {
        notice: { tipo: "electronica", because: "El texto dice que se notifica electrónicamente." },
        variables: { tipoNotificacion: "electronica" },
        conteo: expect.stringContaining("por notificación electrónica"),
      },
    });
  });
});

describe("the inbox by what is due first", () => {
  it("puts the earliest first, and the rest by arrival, and is counted as it is listed", async () => {
    await publish("Despacho", "Agréguese.");
    await publish("Sentencia", "Fallo: haciendo lugar.");
    await publish("Intimación", "Intímase a las partes a cumplir en dos días. Notifíquese.");
    await publish("Despacho", "Téngase presente.");
    await sync();
    const { body } = await ana.call("GET", "/api/novedades?order=due&limit=1");
    const found = body.novedades as Novedad[];
    expect(found.map(({ title }) => title)).toEqual([
      ...["Intimación", "Sentencia"],
      ...["Despacho", "Despacho"],
    ]);
    expect(body.nextCursor).toBeUndefined();
    expect(await inbox()).toHaveLength(4);
    await ana.call("PATCH", `/api/novedades/${found[0]?._id}`, { body: { state: "noAction" } });
    expect(await inbox()).toHaveLength(3);
  });
});

describe("accepting", () => {
  const accept = (id: string, body: object = {}) =>
    ana.call("POST", `/api/novedades/${id}/accept`, { body });

  it("puts the deadline into the agenda, once, however often and from wherever", async () => {
    await publish("Sentencia", "Fallo: haciendo lugar.");
    await sync();
    const { _id } = await only();
    const answers = await Promise.all([accept(_id), accept(_id), accept(_id)]);
    // The later ones find it scheduled, and get the same response.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await accept(_id)).body.novedad).toMatchObject({
      state: "scheduled",
      scheduled: { due: "2026-11-30" },
    });
    const { tasks } = await ana.as(() => Tasks.list({ limit: 10 }));
    expect(tasks.map(({ name, dueDate }) => [name, dueDate])).toEqual([
      ["Sentencia", "2026-11-30"],
    ]);
    expect([await inbox(), await inbox("handled")]).toMatchObject([[], [{ state: "scheduled" }]]);
    const back = await ana.call("PATCH", `/api/novedades/${_id}`, { body: { state: "new" } });
    expect(back.status).toBe(409);
  });

  it("is no quarrel with the look that comes with the same click, in either order", async () => {
    for (const title of ["Sentencia", "Traslado", "Vista", "Intimación"]) await publish(title, "");
    await sync();
    for (const { _id } of await inbox()) {
      const see = () => ana.call("PATCH", `/api/novedades/${_id}`, { body: { state: "seen" } });
      const variables = { jurisdiccion: "PJN", notificacion: "2026-11-24", cantidad: 2 };
      const both = await Promise.all([see(), accept(_id, { variables }), see()]);
      expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await inbox()).toEqual([]);
  });

  it("takes what is given in the place of what is proposed", async () => {
    await publish("Intimación", "Intímase a cumplir.");
    await sync();
    const { _id } = await only();
    const nobodySaid = await accept(_id);
    expect([nobodySaid.status, nobodySaid.body.message]).toEqual([
      422,
      "Destinatario: decí primero a quién se dirige",
    ]);
    await ana.call("PATCH", `/api/novedades/${_id}`, { body: { whose: "ours" } });
    const empty = await accept(_id);
    expect([empty.status, empty.body.message]).toEqual([
      422,
      "Plazo: completá desde cuándo y de cuánto es",
    ]);
    const variables = { jurisdiccion: "PJN", notificacion: "2026-11-24", cantidad: 2 };
    const { body } = await accept(_id, { variables, title: "Cumplir" });
    expect(body.novedad).toMatchObject({ scheduled: { due: "2026-11-26" } });
  });

  it("puts a hearing into the calendar at its hour", async () => {
    await publish("Audiencia", "Fíjase audiencia para el 12/03/2027 a las 10:30.");
    await sync();
    const { _id } = await only();
    const { body } = await accept(_id);
    const { scheduled } = body.novedad as Novedad;
    expect(await ana.as(() => Events.get(scheduled?.eventId ?? ""))).toMatchObject({
      type: "audiencia",
      start: "2027-03-12T13:30:00.000Z",
      folderId,
    });
  });
});

describe("the alert of a novedad", () => {
  const unread = async () => {
    const path = `/api/alert/useralerts/${ana.userId}?unread=true`;
    const { status, body } = await ana.call("GET", path);
    expect(status).toBe(200);
    return (body.alerts as { primaryText: string }[]).map(({ primaryText }) => primaryText);
  };

  it("stays unread while it is only seen, and is read once it needs no action", async () => {
    await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
    await sync();
    const { _id } = await only();
    expect(await unread()).toEqual(["Nuevo movimiento: Traslado"]);
    await ana.call("PATCH", `/api/novedades/${_id}`, { body: { state: "seen" } });
    expect(await unread()).toEqual(["Nuevo movimiento: Traslado"]);
    await ana.call("PATCH", `/api/novedades/${_id}`, { body: { state: "noAction" } });
    expect(await unread()).toEqual([]);
  });

  it("is read once what it proposes is scheduled, whoever schedules it", async () => {
    await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
    await sync();
    const { _id } = await only();
    await ana.call("PATCH", `/api/novedades/${_id}`, { body: { whose: "ours" } });
    const { status } = await ana.call("POST", `/api/novedades/${_id}/accept`, { body: {} });
    expect(status).toBe(200);
    expect(await unread()).toEqual([]);
  });
});

describe("the writ that answers", () => {
  const PERICIA = "Traslado de la pericia contable por cinco días. Notifíquese por cédula.";
  const draftsOf = async () =>
    (await ana.call("GET", `/api/escritos?folderId=${folderId}`)).body.escritos as unknown as {
      _id: string;
      templateId: string;
      status: string;
    }[];
  const accepted = async (id: string, body: object) => {
    const answer = await ana.call("POST", `/api/novedades/${id}/accept`, { body });
    expect(answer.status).toBe(200);
    return answer.body.novedad as unknown as Novedad & { escritoId: string | null };
  };
  /** Accepts it as it is, by hand: whose it is does not matter here. */
  const BY_HAND = {
    variables: { jurisdiccion: "PJN", notificacion: "2026-11-24", cantidad: 5 },
  };

  it("is proposed beside the deadline, and drafted with it in one call, once", async () => {
    await publish("Traslado de la pericia", PERICIA);
    await sync();
    const one = await only();
    expect(one).toMatchObject({
      ...{ writ: { templateId: "impugna-pericia", title: expect.any(String) }, escritoId: null },
    });
    const { escritoId, scheduled } = await accepted(one._id, { ...BY_HAND, draft: true });
    expect(await draftsOf()).toMatchObject([
      { _id: escritoId, templateId: "impugna-pericia", status: "borrador" },
    ]);
    const { escrito } = (await ana.call("GET", `/api/escritos/${escritoId}`)).body as {
      escrito: { novedadId: string; deadlineId: string };
    };
    expect(escrito).toMatchObject({ novedadId: one._id, deadlineId: scheduled?.taskId });
    expect((await accepted(one._id, { draft: true })).escritoId).toBe(escritoId);
    expect(await draftsOf()).toHaveLength(1);
  });

  it("is drafted afterwards where the deadline was scheduled without it", async () => {
    await publish("Traslado de la pericia", PERICIA);
    await sync();
    const one = await only();
    expect((await accepted(one._id, BY_HAND)).escritoId).toBeNull();
    expect(await draftsOf()).toEqual([]);
    expect((await accepted(one._id, { draft: true })).escritoId).not.toBeNull();
  });

  it("goes with an undo, unless somebody worked on it", async () => {
    await publish("Traslado de la pericia", PERICIA);
    await sync();
    const one = await only();
    const undo = async () =>
      (await ana.call("POST", `/api/novedades/${one._id}/undo`)).body.message;
    await accepted(one._id, { ...BY_HAND, draft: true });
    expect(await undo()).toBe("La novedad volvió a la bandeja.");
    expect(await draftsOf()).toEqual([]);
    const { escritoId } = await accepted(one._id, { ...BY_HAND, draft: true });
    const changed = { body: { title: "Impugna la pericia contable" } };
    expect((await ana.call("PUT", `/api/escritos/${escritoId}`, changed)).status).toBe(200);
    expect(await undo()).toBe(
      "La novedad volvió a la bandeja. Queda el escrito: ya se trabajó en él.",
    );
    expect(await draftsOf()).toHaveLength(1);
  });

  it("is proposed for nothing that asks for none", async () => {
    await publish("Agréguese", "Téngase presente.");
    await sync();
    expect(await only()).toMatchObject({ writ: null });
  });
});
