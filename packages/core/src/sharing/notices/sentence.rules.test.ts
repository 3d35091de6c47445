import { describe, expect, it } from "vitest";
import { type Party, sideOf } from "../../practice/folders/party.rules";
import {
  KINDS,
  mayGoAlone,
  NOTICE_KINDS,
  type NoticeKind,
  unknownIn,
  usualOf,
  wordsOf,
} from "./kinds.rules";
import { sentenceOf } from "./sentence.rules";

const movement = (title: string) =>
  sentenceOf({ type: "movement", title, time: "2026-11-20" }, undefined)?.kind;

it.each([
  ["Traslado de la demanda", "claimServed"],
  ["Contesta demanda", "claimAnswered"],
  ["Demanda", "claimFiled"],
  ["Presenta liquidación", "settlement"],
  ["Giro al actor", "deposit"],
  ["Cédula al demandado", "movement"],
])("knows of what kind «%s» is", (title, kind) => {
  expect(movement(title)).toBe(kind);
});

const hearing = {
  ...{ type: "event", eventType: "mediacion", createdAt: "2026-11-20T12:00:00.000Z" },
  // 21:30 of the 30th in Buenos Aires.
  start: "2026-12-01T00:30:00.000Z",
};

it("says a hearing on the day and at the hour that it is here", () => {
  const said = sentenceOf({ ...hearing, place: "" }, undefined);
  expect(said).toEqual({
    ...{ kind: "mediation", date: "2026-11-20", when: hearing.start, place: null },
    told: { fecha: "30/11/2026", hora: "21:30" },
  });
  expect(wordsOf("mediation", said?.told ?? {})).toBe(
    "Tenés una mediación el 30/11/2026. Te avisamos qué llevar.",
  );
});

it("gives no hour to a hearing of a whole day", () => {
  const start = "2026-12-01T03:00:00.000Z";
  const said = sentenceOf({ ...hearing, allDay: true, start }, undefined);
  expect([said?.when, said?.told.hora]).toEqual(["2026-12-01", undefined]);
});

const deadline = { type: "task", deadline: {}, dueDate: "2026-11-30", status: "completada" };

it.each([
  // 23:00 of the 30th, and 00:30 of the 1st, in Buenos Aires.
  ["2026-12-01T02:00:00.000Z", "deadline"],
  ["2026-12-01T03:30:00.000Z", "deadlineLate"],
])("says that a deadline was kept only where it was: %s", (completedAt, kind) => {
  const before = { ...deadline, status: "pendiente" };
  expect(sentenceOf({ ...deadline, completedAt }, before)?.kind).toBe(kind);
});

const entry = { type: "ledgerEntry", date: "2026-11-20", amount: 1234567.5, currency: "ARS" };

it("tells of what a client paid, and of no other entry of their account", () => {
  const paid = sentenceOf({ ...entry, kind: "payment", reverses: null }, undefined);
  expect(paid).toMatchObject({ kind: "payment", date: "2026-11-20" });
  expect(wordsOf("payment", paid?.told ?? {})).toBe("Registramos tu pago del 20/11/2026. Gracias.");
  expect(wordsOf("payment", paid?.told ?? {}, { own: "Entró {importe}." })).toBe(
    "Entró $ 1.234.567,50.",
  );
  for (const kind of ["fee", "expense", "transfer", "delivery"]) {
    expect(sentenceOf({ ...entry, kind, reverses: null }, undefined)).toBeUndefined();
  }
  expect(sentenceOf({ ...entry, kind: "payment", reverses: "led_1" }, undefined)).toBeUndefined();
});

it("says the practice's own words, and the usual ones where those name what there is not", () => {
  const own = "Vení el {fecha} a las {hora} a {lugar}, por {causa}.";
  const told = { fecha: "30/11/2026", hora: "10:00", lugar: "Lavalle 1", causa: "Pérez c/ Gómez" };
  expect(wordsOf("hearing", told, { own })).toBe(
    "Vení el 30/11/2026 a las 10:00 a Lavalle 1, por Pérez c/ Gómez.",
  );
  const { lugar, ...without } = told;
  expect(wordsOf("hearing", without, { own })).toBe(
    "Tenés una audiencia el 30/11/2026. Te avisamos qué llevar.",
  );
  // A name that looks like a variable is a name.
  expect(wordsOf("judgment", { causa: "{fecha} c/ Gómez" }, { own: "Salió en {causa}." })).toBe(
    "Salió en {fecha} c/ Gómez.",
  );
});

it("takes no words that name what their kind lacks", () => {
  expect(unknownIn("hearing", "El {fecha} en {lugar}")).toBeUndefined();
  expect(unknownIn("judgment", "El {fecha} en {lugar}")).toBe("{lugar}");
  expect(unknownIn("judgment", "Se pagó {importe}")).toBe("{importe}");
  expect(unknownIn("payment", "Se pagó {importe} y {dni}")).toBe("{dni}");
});

it("lets nothing of money go out alone", () => {
  const never = NOTICE_KINDS.filter((kind) => !mayGoAlone(kind));
  expect(never).toEqual(["settlement", "deposit", "payment"]);
  for (const kind of NOTICE_KINDS) {
    if (mayGoAlone(kind))
      expect(KINDS[kind].text).not.toMatch(/pag|plata|dinero|cuenta de|deposit/i);
  }
});

describe("what is said to a client of the side that the practice represents", () => {
  /** By hand: who acted, as the client hears it. Kinds that say the same to all have one sentence. */
  const SAID: Partial<Record<NoticeKind, [actora: RegExp, demandada: RegExp, unknown: RegExp]>> = {
    claimFiled: [
      /^Presentamos tu demanda/,
      /^La otra parte presentó una demanda/,
      /^Se presentó la/,
    ],
    claimServed: [
      /tu demanda .* a la otra parte/,
      /hacernos saber .* Vamos a tener/,
      /a quien tiene que/,
    ],
    claimAnswered: [
      /^La otra parte contestó tu demanda/,
      /^Contestamos la demanda/,
      /^Se contestó la/,
    ],
  };

  it.each(NOTICE_KINDS)("%s", (kind) => {
    const all = [usualOf(kind, "actora"), usualOf(kind, "demandada"), usualOf(kind, null)];
    const said = SAID[kind];
    if (!said) expect(new Set(all)).toEqual(new Set([KINDS[kind].text]));
    for (const [nth, words] of (said ?? []).entries()) expect(all[nth]).toMatch(words);
    expect(usualOf(kind, "otra")).toBe(all[2]);
  });

  it("names no side where none is known", () => {
    for (const kind of NOTICE_KINDS) {
      expect(usualOf(kind, null)).not.toMatch(/otra parte|tu demanda|contestamos|nuestra/i);
    }
  });

  it.each<[Party | null, RegExp]>([
    ["actor", /^Presentamos tu demanda/],
    ["querellante", /^Presentamos tu demanda/],
    ["demandado", /^La otra parte presentó/],
    ["imputado", /^La otra parte presentó/],
    ["heredero", /^Se presentó/],
    [null, /^Se presentó/],
  ])("of a case in which we are for %s", (party, words) => {
    expect(wordsOf("claimFiled", {}, { side: sideOf(party) })).toMatch(words);
  });

  it("the practice's own words are said to both", () => {
    expect(wordsOf("claimFiled", {}, { own: "Arrancó.", side: "demandada" })).toBe("Arrancó.");
  });
});
