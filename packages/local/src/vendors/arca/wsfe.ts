import { observations, type Said } from "./checks";
import type { Register, Registered } from "./register";
import type { Tickets } from "./wsaa";
import { at, elements, envelope, escaped, list, read, text, texts, type Xml } from "./xml";

const NAMESPACE = "http://ar.gov.afip.dif.FEV1/";

/** A received call of WSFEv1: its method, its caller's CUIT, and its body. */
export type Asked = { method: string; cuit: string; body: Xml | undefined; isKnown: boolean };

const METHODS = ["FECAESolicitar", "FECompUltimoAutorizado", "FECompConsultar"];

/** Parses a call; undefined for an unknown method. */
export function askedIn(envelopeText: string, tickets: Tickets): Asked | undefined {
  const content = at(read(envelopeText), "Envelope", "Body");
  const method = METHODS.find((name) => at(content, name) !== undefined);
  if (!method) return undefined;
  const body = at(content, method);
  const cuit = text(body, "Auth", "Cuit");
  const holder = tickets.holder(text(body, "Auth", "Token"), text(body, "Auth", "Sign"));
  return { method, cuit, body, isKnown: holder === cuit };
}

/** The response of a method. */
export const answered = (method: string, result: string): string =>
  envelope(
    `<${method}Response xmlns="${NAMESPACE}"><${method}Result>${result}</${method}Result></${method}Response>`,
  );

const saidList = (outer: string, inner: string, reasons: readonly Said[]) =>
  reasons.length === 0
    ? ""
    : `<${outer}>${reasons.map(({ code, message }) => `<${inner}><Code>${code}</Code><Msg>${escaped(message)}</Msg></${inner}>`).join("")}</${outer}>`;

/** Errors instead of a result. */
export const errors = (reasons: readonly Said[]): string => saidList("Errors", "Err", reasons);

export const UNKNOWN: Said = {
  code: 600,
  message: "ValidacionDeToken: No validaron las fechas del token GenTime, ExpTime, NowUTC",
};
const NOT_THERE: Said = {
  code: 602,
  message: "No existen datos en nuestros registros para los parametros ingresados.",
};

/** The result of a call with a valid ticket. `reject`: the error that rejects it in any case. */
export function resultOf(asked: Asked, register: Register, reject?: Said): string {
  if (asked.method === "FECompUltimoAutorizado") return lastOf(asked, register);
  if (asked.method === "FECompConsultar") return foundOf(asked, register);
  return verdictOf(asked, register, reject);
}

function lastOf({ cuit, body }: Asked, register: Register): string {
  const [PtoVta, CbteTipo] = [text(body, "PtoVta"), text(body, "CbteTipo")];
  const lane = { cuit, pointOfSale: Number(PtoVta), voucherType: Number(CbteTipo) };
  return elements({ PtoVta, CbteTipo, CbteNro: register.last(lane)?.number ?? 0 });
}

function foundOf({ cuit, body }: Asked, register: Register): string {
  const asked = texts(at(body, "FeCompConsReq"));
  const [pointOfSale, voucherType] = [Number(asked.PtoVta), Number(asked.CbteTipo)];
  const found = register.find({ cuit, pointOfSale, voucherType }, Number(asked.CbteNro));
  if (!found) return errors([NOT_THERE]);
  const { cae, caeDueDate, fields } = found;
  return `<ResultGet>${elements({
    ...fields,
    Resultado: "A",
    CodAutorizacion: cae,
    EmisionTipo: "CAE",
    FchVto: caeDueDate,
    FchProceso: found.at.replace(/\D/g, "").slice(0, 14),
    PtoVta: pointOfSale,
    CbteTipo: voucherType,
  })}</ResultGet>`;
}

function verdictOf({ cuit, body }: Asked, register: Register, reject?: Said): string {
  const head = texts(at(body, "FeCAEReq", "FeCabReq"));
  const [detail] = list(at(body, "FeCAEReq", "FeDetReq"), "FECAEDetRequest");
  const fields = texts(detail);
  const lane = { cuit, pointOfSale: Number(head.PtoVta), voucherType: Number(head.CbteTipo) };
  const last = register.last(lane);
  const wrong = reject ? [reject] : observations({ ...lane, fields, detail, last });
  const voucher =
    wrong.length === 0
      ? register.add({ ...lane, number: Number(fields.CbteDesde), fields })
      : undefined;
  return `${headOf(lane, voucher)}<FeDetResp><FECAEDetResponse>${oneOf(fields, wrong, voucher)}</FECAEDetResponse></FeDetResp>`;
}

type Lane = Pick<Registered, "cuit" | "pointOfSale" | "voucherType">;

const headOf = ({ cuit, pointOfSale, voucherType }: Lane, voucher: Registered | undefined) =>
  `<FeCabResp>${elements({
    Cuit: cuit,
    PtoVta: pointOfSale,
    CbteTipo: voucherType,
    FchProceso: new Date().toISOString().replace(/\D/g, "").slice(0, 14),
    CantReg: 1,
    Resultado: voucher ? "A" : "R",
    Reproceso: "N",
  })}</FeCabResp>`;

function oneOf(fields: Record<string, string>, wrong: Said[], voucher: Registered | undefined) {
  const { Concepto = "", DocTipo = "", DocNro = "", CbteDesde = "", CbteHasta = "" } = fields;
  const facts = { Concepto, DocTipo, DocNro, CbteDesde, CbteHasta, CbteFch: fields.CbteFch ?? "" };
  const given = { CAE: voucher?.cae ?? "", CAEFchVto: voucher?.caeDueDate ?? "" };
  return `${elements({ ...facts, Resultado: voucher ? "A" : "R" })}${saidList("Observaciones", "Obs", wrong)}${elements(given)}`;
}
