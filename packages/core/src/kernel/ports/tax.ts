import { env } from "../env";
import {
  type TaxAuth,
  TaxErrors,
  TaxFault,
  type TaxFound,
  type TaxLane,
  type TaxReason,
  type TaxVerdict,
  type TaxVoucher,
} from "./tax-facts.rules";
import { elementAt, elementsAt, escaped, post, textAt, type XmlElement } from "./tax-soap";

const NAMESPACE = "http://ar.gov.afip.dif.FEV1/";

/** The values of an object as XML elements, in order; nulls are left out. */
const xml = (values: Record<string, string | number | null>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === null ? "" : `<${name}>${escaped(value)}</${name}>`))
    .join("");

/**
 * Calls a method of WSFEv1. Throws `TaxErrors` for its errors, `TaxFault` where it did not answer.
 */
async function call(method: string, { token, sign, cuit }: TaxAuth, body: string) {
  const auth = `<Auth>${xml({ Token: token, Sign: sign, Cuit: cuit })}</Auth>`;
  const content = await post(
    env().ARCA_WSFE_URL,
    `${NAMESPACE}${method}`,
    `<${method} xmlns="${NAMESPACE}">${auth}${body}</${method}>`,
  );
  const result = elementAt(content, `${method}Response`, `${method}Result`);
  if (!result) throw new TaxFault("unreachable", "no result");
  return result;
}

function reasonsAt(element: XmlElement | undefined, list: string, one: string): TaxReason[] {
  const found = element && elementAt(element, list);
  return elementsAt(found, one).map((reason) => ({
    code: Number(textAt(reason, "Code")),
    message: textAt(reason, "Msg"),
  }));
}

const errorsOf = (result: XmlElement) => reasonsAt(result, "Errors", "Err");

/** The last number authorised for a voucher type at a point of sale; 0 before the first. */
export async function lastAuthorised(auth: TaxAuth, lane: TaxLane): Promise<number> {
  const { pointOfSale: PtoVta, voucherType: CbteTipo } = lane;
  const result = await call("FECompUltimoAutorizado", auth, xml({ PtoVta, CbteTipo }));
  const errors = errorsOf(result);
  if (errors.length > 0) throw new TaxErrors(errors);
  const last = Number(textAt(result, "CbteNro") || Number.NaN);
  if (!Number.isInteger(last)) throw new TaxFault("unreachable", "no number");
  return last;
}

/** WSFEv1's code for a voucher that it does not have. */
const NOT_THERE = 602;

/** The voucher stored at ARCA under a number; undefined where there is none. */
export async function consult(
  auth: TaxAuth,
  lane: TaxLane,
  number: number,
): Promise<TaxFound | undefined> {
  const asked = xml({ CbteTipo: lane.voucherType, CbteNro: number, PtoVta: lane.pointOfSale });
  const body = `<FeCompConsReq>${asked}</FeCompConsReq>`;
  const result = await call("FECompConsultar", auth, body);
  const errors = errorsOf(result);
  if (errors.some(({ code }) => code === NOT_THERE)) return undefined;
  if (errors.length > 0) throw new TaxErrors(errors);
  const found = elementAt(result, "ResultGet");
  if (!found) throw new TaxFault("unreachable", "no voucher");
  return {
    docType: Number(textAt(found, "DocTipo")),
    docNumber: textAt(found, "DocNro"),
    date: textAt(found, "CbteFch"),
    total: textAt(found, "ImpTotal"),
    result: textAt(found, "Resultado"),
    cae: textAt(found, "CodAutorizacion"),
    caeDueDate: textAt(found, "FchVto"),
  };
}

/** Requests the authorisation of one voucher. Returns rejections too; throws `TaxErrors`. */
export async function authorise(
  auth: TaxAuth,
  lane: TaxLane,
  voucher: TaxVoucher,
): Promise<TaxVerdict> {
  const head = xml({ CantReg: 1, PtoVta: lane.pointOfSale, CbteTipo: lane.voucherType });
  const body = `<FeCAEReq><FeCabReq>${head}</FeCabReq><FeDetReq><FECAEDetRequest>${detail(voucher)}</FECAEDetRequest></FeDetReq></FeCAEReq>`;
  const result = await call("FECAESolicitar", auth, body);
  const one = elementAt(result, "FeDetResp", "FECAEDetResponse");
  const errors = errorsOf(result);
  if (!one) {
    if (errors.length > 0) throw new TaxErrors(errors);
    throw new TaxFault("unreachable", "no verdict");
  }
  const observations = reasonsAt(one, "Observaciones", "Obs");
  return {
    result: textAt(one, "Resultado") === "A" ? "A" : "R",
    cae: textAt(one, "CAE"),
    caeDueDate: textAt(one, "CAEFchVto"),
    reasons: [...observations, ...errors],
  };
}

/** In the order of WSFEv1's schema, which is a sequence. */
function detail(voucher: TaxVoucher): string {
  return [
    xml({
      Concepto: voucher.concept,
      DocTipo: voucher.docType,
      DocNro: voucher.docNumber,
      CbteDesde: voucher.number,
      CbteHasta: voucher.number,
      CbteFch: voucher.date,
      ImpTotal: voucher.total,
      ImpTotConc: "0.00",
      ImpNeto: voucher.net,
      ImpOpEx: voucher.exempt,
      ImpTrib: "0.00",
      ImpIVA: voucher.vat,
      FchServDesde: voucher.serviceFrom,
      FchServHasta: voucher.serviceTo,
      FchVtoPago: voucher.dueDate,
      MonId: voucher.currency,
      MonCotiz: voucher.rate,
      CondicionIVAReceptorId: voucher.clientCondition,
    }),
    associatedXml(voucher),
    ratesXml(voucher),
  ].join("");
}

function associatedXml({ associated: of }: TaxVoucher): string {
  if (!of) return "";
  const one = xml({
    Tipo: of.voucherType,
    PtoVta: of.pointOfSale,
    Nro: of.number,
    Cuit: of.cuit,
    CbteFch: of.date,
  });
  return `<CbtesAsoc><CbteAsoc>${one}</CbteAsoc></CbtesAsoc>`;
}

function ratesXml({ rates }: TaxVoucher): string {
  if (rates.length === 0) return "";
  const list = rates.map(
    ({ id, base, amount }) =>
      `<AlicIva>${xml({ Id: id, BaseImp: base, Importe: amount })}</AlicIva>`,
  );
  return `<Iva>${list.join("")}</Iva>`;
}
