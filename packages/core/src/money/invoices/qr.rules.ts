import type { Voucher } from "./invoice.schema";

/** ARCA's page that verifies a voucher (RG 4892/2020, art. 3). */
const PAGE = "https://www.afip.gob.ar/fe/qr/";

/**
 * The URL in the QR of an authorised voucher, as RG 4892/2020 prescribes it: version 1 of its JSON,
 * in base64. Undefined if ARCA did not authorise it.
 */
export function qrAddress(voucher: Voucher): string | undefined {
  const { issuer, authorisation, client, currency } = voucher;
  const { cae, number, voucherType } = authorisation;
  if (!issuer || !cae || number === null || voucherType === null) return undefined;
  const data = {
    ver: 1,
    fecha: voucher.date,
    cuit: Number(issuer.cuit),
    ptoVta: voucher.pointOfSale,
    tipoCmp: voucherType,
    nroCmp: number,
    importe: voucher.total,
    moneda: currency === "USD" ? "DOL" : "PES",
    ctz: voucher.rate ?? 1,
    ...documentOf(client),
    tipoCodAut: "E",
    codAut: Number(cae),
  };
  return `${PAGE}?p=${btoa(JSON.stringify(data))}`;
}

/** ARCA's document codes: 80 for a CUIT, 96 for a DNI; omitted where there is neither. */
function documentOf({ cuit, document }: Voucher["client"]) {
  if (cuit) return { tipoDocRec: 80, nroDocRec: Number(cuit) };
  if (document && /^\d+$/.test(document)) return { tipoDocRec: 96, nroDocRec: Number(document) };
  return {};
}
