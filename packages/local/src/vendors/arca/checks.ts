import type { Registered } from "./register";
import { list, type Xml } from "./xml";

/** A code of WSFEv1 with its message. */
export type Said = { code: number; message: string };

const said = (code: number, message: string): Said => ({ code, message });

type Asked = {
  cuit: string;
  voucherType: number;
  fields: Record<string, string>;
  detail: Xml | undefined;
  last: Registered | undefined;
};

const OF_CLASS_C = [11, 13];
const CREDIT_NOTES = [3, 8, 13];
const OF_CLASS_A = [1, 3];

/** The observations of WSFEv1 on a voucher that the stand-in checks; each of them rejects it. */
export function observations(asked: Asked): Said[] {
  return [
    ...aboutNumber(asked),
    ...aboutClient(asked),
    ...aboutAmounts(asked),
    ...aboutKind(asked),
  ];
}

function aboutNumber({ fields, last }: Asked): Said[] {
  const next = (last?.number ?? 0) + 1;
  const isNext = Number(fields.CbteDesde) === next && fields.CbteHasta === fields.CbteDesde;
  const isLater = (last?.fields.CbteFch ?? "") <= (fields.CbteFch ?? "");
  if (isNext && isLater) return [];
  return [
    said(
      10016,
      "El numero o fecha del comprobante no se corresponde con el proximo a autorizar. Consultar metodo FECompUltimoAutorizado.",
    ),
  ];
}

function aboutClient({ cuit, voucherType, fields }: Asked): Said[] {
  const { DocTipo, DocNro = "", CondicionIVAReceptorId: condition } = fields;
  const found: Said[] = [];
  if (OF_CLASS_A.includes(voucherType) && DocTipo !== "80") {
    found.push(
      said(10013, "Para comprobantes clase A el campo DocTipo debe ser igual a 80 (CUIT)"),
    );
  }
  if (DocTipo === "99" && DocNro !== "0") found.push(said(10015, "El campo DocNro es invalido."));
  if (DocNro === cuit) found.push(said(10069, "El campo DocNro no puede ser igual al del emisor."));
  if (!condition) {
    found.push(said(10246, "El campo Condicion Frente al IVA del receptor es obligatorio."));
  }
  const isOfA = condition === "1" || condition === "6";
  if (
    condition &&
    !OF_CLASS_C.includes(voucherType) &&
    isOfA !== OF_CLASS_A.includes(voucherType)
  ) {
    found.push(
      said(
        10243,
        "La condicion frente al IVA del receptor no es valida para la clase de comprobante.",
      ),
    );
  }
  return found;
}

const cents = (text = "0") => Math.round(Number(text) * 100);

function aboutAmounts({ voucherType, fields, detail }: Asked): Said[] {
  const parts = ["ImpTotConc", "ImpNeto", "ImpOpEx", "ImpTrib", "ImpIVA"];
  const sum = parts.reduce((total, name) => total + cents(fields[name]), 0);
  const found: Said[] = [];
  if (sum !== cents(fields.ImpTotal)) {
    found.push(said(10048, "El campo ImpTotal debe ser igual a la suma de sus importes."));
  }
  const rates = detail === undefined ? [] : list(ratesOf(detail), "AlicIva");
  if (OF_CLASS_C.includes(voucherType) && rates.length > 0) {
    found.push(said(10071, "Para comprobantes tipo C el objeto IVA no debe informarse."));
  }
  if (!OF_CLASS_C.includes(voucherType) && cents(fields.ImpNeto) > 0 && rates.length === 0) {
    found.push(said(10018, "Si ImpNeto es mayor a 0 el objeto IVA es obligatorio."));
  }
  return found;
}

const ratesOf = (detail: Xml) =>
  typeof detail === "object" && !Array.isArray(detail) ? detail.Iva : undefined;

function aboutKind({ voucherType, fields, detail }: Asked): Said[] {
  const found: Said[] = [];
  if (
    fields.Concepto !== "1" &&
    !(fields.FchServDesde && fields.FchServHasta && fields.FchVtoPago)
  ) {
    found.push(said(10049, "FchServDesde, FchServHasta y FchVtoPago son obligatorios."));
  }
  if (CREDIT_NOTES.includes(voucherType) && list(detail, "CbtesAsoc").length === 0) {
    found.push(
      said(10197, "Para notas de credito es obligatorio informar CbtesAsoc o PeriodoAsoc."),
    );
  }
  return found;
}
