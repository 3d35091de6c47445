import { describe, expect, it } from "vitest";
import { UNDATED } from "../../kernel/undated.rules";
import { proposalOf } from "./pattern.rules";

const proposed = (title: string, text = "", more: object = {}) =>
  proposalOf({
    system: "pjn",
    number: "CIV 123456/2024",
    date: "2026-11-20",
    title,
    text,
    ...more,
  });
const labour = { number: "CNT 035335/2016" };
const mev = { system: "mev" as const, number: "SI-12345-2021" };

describe("what a movement asks for", () => {
  it.each([
    ["Traslado", "De la demanda, traslado por quince días.", {}, 15, "habiles", /art\. 338/],
    ["Traslado de la demanda", "", {}, 15, "habiles", /CPCCN art\. 338/],
    ["Traslado de la demanda", "", labour, 10, "habiles", /Ley 18\.345 art\. 68/],
    ["Traslado de la demanda", "", mev, 15, "habiles", /CPCCBA art\. 354/],
    ["Traslado", "De la documental, córrase traslado.", {}, 5, "habiles", /CPCCN art\. 150/],
    [
      "Intimación",
      "Intímase a la parte a acompañar las copias en tres (3) días.",
      {},
      3,
      "habiles",
      /providencia/,
    ],
    ["Despacho", "INTÍMESE por 48 horas bajo apercibimiento.", {}, 2, "habiles", /providencia/],
    ["Vista", "De la pericia, vista a las partes.", {}, 5, "habiles", /CPCCN art\. 150/],
    [
      "Despacho",
      "Traslado a la actora y vista al Sr. Agente Fiscal.",
      {},
      5,
      "habiles",
      /CPCCN art\. 150/,
    ],
    ["Sentencia definitiva", "Fallo: haciendo lugar.", {}, 5, "habiles", /CPCCN art\. 244/],
    ["Sentencia", "Condena a pagar en diez días.", {}, 5, "habiles", /CPCCN art\. 244$/],
    ["Sentencia", "", labour, 6, "habiles", /Ley 18\.345 art\. 116/],
    ["Sentencia", "", mev, 5, "habiles", /CPCCBA art\. 244/],
    [
      "Cédula",
      "Cédula electrónica: conteste en el plazo de diez días corridos.",
      {},
      10,
      "corridos",
      /art\. 135/,
    ],
    ["Traslado", "Por el término de un mes.", {}, 1, "meses", /art\. 150/],
  ])("is read in «%s: %s» %j", (title, text, more, cantidad, unidad, norma) => {
    const proposal = proposed(title, text, more);
    expect(proposal).toMatchObject({ kind: "deadline", cantidad, unidad, verificado: false });
    expect(proposal?.norma).toMatch(norma);
    expect(proposal?.variables).toMatchObject({ notificacion: "2026-11-20", cantidad, unidad });
  });

  it.each([
    ["Despacho", "Agréguese y téngase presente."],
    ["Despacho", "Córrase vista al Sr. Representante del Ministerio Público Fiscal."],
    ["Vista al fiscal", ""],
    ["Despacho", "Vista a la Defensora de Menores por cinco días."],
    ["Escrito", "Contesta traslado."],
    ["Despacho", "Llámese autos para sentencia."],
    ["Cédula", "Líbrese cédula. A confronte."],
    ["Despacho", "Evacuada la vista, vuelvan."],
    ["Audiencia", "Audiencia celebrada. Fracasó la conciliación."],
  ])("is nothing in «%s: %s»", (title, text) => {
    expect(proposed(title, text)).toBeUndefined();
  });

  it.each([
    ["Fíjase audiencia para el día 12/03/2027 a las 10:30.", "2027-03-12T13:30:00.000Z"],
    ["Audiencia preliminar el 5 de abril de 2027, a las 9 hs.", "2027-04-05T12:00:00.000Z"],
    ["Fíjase audiencia preliminar en los términos del art. 360 del CPCCN.", null],
    ["Audiencia del 31/02/2027 a las 10:00.", null],
  ])("is a hearing in «%s»", (text, start) => {
    expect(proposed("Audiencia", text)).toMatchObject({ kind: "event", start, variables: null });
  });

  it("is left to be completed where neither the text nor a norm says the span", () => {
    const proposal = proposed("Intimación", "Intímase a cumplir.");
    expect(proposal).toMatchObject({ kind: "deadline", cantidad: null, variables: null });
    expect(proposal?.because).toMatch(/completalo/);
  });

  it("counts nothing from a movement that came without a day that can be", () => {
    const proposal = proposed("Traslado", "Por cinco días.", { date: UNDATED });
    expect(proposal).toMatchObject({ cantidad: 5, variables: null });
    expect(proposal?.advertencias.join()).toMatch(/completá desde cuándo/);
  });

  it.each([
    ["Sentencia", "", {}, "cedula"],
    ["Vista", "Vista a las partes.", {}, "nota"],
    ["Vista", "Vista a las partes. Notifíquese por cédula.", {}, "cedula"],
    ["Vista", "Vista.", mev, "electronica"],
  ])("counts «%s: %s» %j from its notice: %s", (title, text, more, tipoNotificacion) => {
    expect(proposed(title, text, more)?.variables).toMatchObject({ tipoNotificacion });
  });
});
