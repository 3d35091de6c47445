import type { Voucher } from "./invoice.schema";

/** Where ARCA verifies a voucher (RG 4892/2020, art. 3). */
const PAGE = "https://www.afip.gob.ar/fe/qr/";

/**
 * The address in the QR of an authorised voucher, as RG 4892/2020 prescribes it: version 1 of its
 * JSON, in base64. Nothing for one that ARCA did not authorise.
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

/** ARCA's codes of documents: 80 a CUIT, 96 a DNI; one who says neither is left out. */
function documentOf({ cuit, document }: Voucher["client"]) {
  if (cuit) return { tipoDocRec: 80, nroDocRec: Number(cuit) };
  if (document && /^\d+$/.test(document)) return { tipoDocRec: 96, nroDocRec: Number(document) };
  return {};
}
