import { dateText, numberText as plainNumber } from "../../kernel/money.rules";
import {
  figure,
  hairline,
  type Margins,
  type Paper,
  type Part,
  paperWith,
  plainTable,
  ruledTable,
  SOFT,
  words,
} from "../../kernel/paper/paper.rules";
import { formatCuit, formatDocument } from "../../practice/contacts/identity.rules";
import { IVA_WORDS, NO_FISCAL_VALUE, NO_INVOICE } from "../issuers/words.rules";
import { amountText } from "./amount.rules";
import type { Voucher } from "./invoice.schema";
import { qrAddress } from "./qr.rules";
import { isFiscal, legendsOf, shownLetter, voucherName, voucherNumber } from "./voucher.rules";

const MARGINS: Margins = [48, 48, 48, 64];

/** The watermark of a voucher: that it has no fiscal value, or that it was voided. */
export function watermarkOf(voucher: Voucher): string | undefined {
  if (!isFiscal(voucher)) return NO_FISCAL_VALUE;
  return voucher.status === "voided" ? "Anulada" : undefined;
}

/**
 * A voucher as a pdfmake document: issuer, class and number, client, lines, totals; at the end the
 * CAE with its QR, or that it has no fiscal value. The same in the browser and on the server.
 */
export const paperOf = (voucher: Voucher): Paper =>
  paperWith({
    title: voucherName(voucher),
    author: voucher.issuer?.legalName,
    ...{ margins: MARGINS, size: 10, spacing: 1.15 },
    watermark: watermarkOf(voucher),
    content: [
      head(voucher),
      hairline([0, 10, 0, 10], MARGINS),
      client(voucher),
      lines(voucher),
      totals(voucher),
      ...end(voucher),
    ],
    foot: [isFiscal(voucher) ? "Comprobante autorizado por ARCA." : NO_INVOICE],
  });

const soft = (text: string): Part => words(text, { size: 9, soft: true });

function head(voucher: Voucher): Part {
  return {
    columns: [
      { width: "*", stack: issuerParts(voucher) },
      { width: 56, stack: letterBox(voucher) },
      { width: "*", stack: titleParts(voucher) },
    ],
    columnGap: 16,
  };
}

function issuerParts({ issuer }: Voucher): Part[] {
  if (!issuer) return [soft("Sin datos de facturación")];
  return [
    words(issuer.legalName, { size: 14, bold: true }),
    soft(issuer.address),
    soft(IVA_WORDS[issuer.ivaCondition]),
    soft(`CUIT ${formatCuit(issuer.cuit)}`),
    ...(issuer.grossIncome ? [soft(`Ingresos brutos ${issuer.grossIncome}`)] : []),
    ...(issuer.activityStart
      ? [soft(`Inicio de actividades ${dateText(issuer.activityStart)}`)]
      : []),
  ];
}

function letterBox(voucher: Voucher): Part[] {
  const code = isFiscal(voucher) ? voucher.authorisation.voucherType : null;
  const letter = words(shownLetter(voucher), {
    ...{ size: 26, bold: true, align: "center", margin: [0, 4, 0, 2] },
  });
  return [
    { table: { widths: ["*"], body: [[letter]] }, layout: FRAME },
    ...(code === null
      ? []
      : [
          words(`Cód. ${String(code).padStart(3, "0")}`, {
            ...{ size: 8, soft: true, align: "center", margin: [0, 3, 0, 0] },
          }),
        ]),
  ];
}

const FRAME = {
  hLineWidth: () => 0.8,
  vLineWidth: () => 0.8,
  hLineColor: () => SOFT,
  vLineColor: () => SOFT,
};

function titleParts(voucher: Voucher): Part[] {
  const { document, date, dueDate } = voucher;
  const right = (text: string) => words(text, { align: "right", size: 9, soft: true });
  return [
    words(voucherName(voucher), { size: 16, bold: true, align: "right" }),
    words(voucherNumber(voucher) ?? "Borrador", { align: "right" }),
    right(`Fecha ${dateText(date)}`),
    ...(document === "invoice" ? [right(`Vencimiento ${dateText(dueDate)}`)] : []),
    ...(voucher.voids ? [right(`Anula ${voucher.voids.name}`)] : []),
  ];
}

function client({ client: to, currency, rate }: Voucher): Part {
  const number = to.cuit
    ? `CUIT ${formatCuit(to.cuit)}`
    : to.document
      ? `Documento ${formatDocument(to.document)}`
      : undefined;
  return {
    stack: [
      words(to.name, { bold: true, size: 11 }),
      soft([IVA_WORDS[to.ivaCondition], number, to.address].filter(Boolean).join(" · ")),
      ...(currency === "USD" && rate
        ? [soft(`Importes en dólares estadounidenses, a ${plainNumber(rate)} pesos por dólar`)]
        : []),
    ],
    margin: [0, 0, 0, 14],
  };
}

const VAT_WORDS: Record<string, string> = {
  "0": "0 %",
  "10.5": "10,5 %",
  "21": "21 %",
  exempt: "Exento",
};

function lines(voucher: Voucher): Part {
  const isSplit = voucher.letter === "A" || voucher.letter === "X";
  const title = (text: string, align: "left" | "right" = "right") =>
    words(text, { align, size: 9, soft: true });
  const heads = [
    title("Detalle", "left"),
    ...["Cantidad", "Precio", ...(isSplit ? ["IVA"] : []), "Importe"].map((text) => title(text)),
  ];
  const rows = voucher.lines.map((line) => [
    words(line.description),
    figure(plainNumber(line.quantity, 4)),
    figure(
      amountText(
        isSplit || voucher.letter === "C" ? line.unitPrice : line.shown / line.quantity,
        voucher.currency,
      ),
    ),
    ...(isSplit ? [figure(VAT_WORDS[String(line.vat)] ?? "")] : []),
    figure(amountText(line.shown, voucher.currency)),
  ]);
  return ruledTable([heads, ...rows], {
    widths: ["*", "auto", "auto", ...(isSplit ? ["auto" as const] : []), "auto"],
    ...{ hasHead: true, gap: 6 },
  });
}

function totals(voucher: Voucher): Part {
  const { currency, letter, rates, net, exempt, vat, total } = voucher;
  const isSplit = letter === "A" || letter === "X";
  const row = (label: string, amount: number, bold = false): Part[] => [
    words(label, { align: "right", bold }),
    figure(amountText(amount, currency), { bold }),
  ];
  const split = [
    row("Neto gravado", net),
    ...(exempt > 0 ? [row("Exento", exempt)] : []),
    ...rates.map((one) => row(`IVA ${VAT_WORDS[String(one.rate)] ?? ""}`, one.vat)),
  ];
  const body = [...(isSplit ? split : []), row("Total", total, true)];
  return {
    margin: [0, 10, 0, 0],
    stack: [
      plainTable(body, [0, 0, 0, 0], ["*", "auto"]),
      // Ley 27.743, art. 39: a final consumer is shown the VAT inside the price.
      ...(letter === "B"
        ? [
            words(
              `Régimen de Transparencia Fiscal al Consumidor (Ley 27.743). IVA contenido: ${amountText(vat, currency)}`,
              { align: "right", size: 9, soft: true, margin: [0, 3, 0, 0] },
            ),
          ]
        : []),
    ],
  };
}

function end(voucher: Voucher): Part[] {
  const legends = isFiscal(voucher) ? legendsOf(voucher.letter, voucher.client.ivaCondition) : [];
  return [
    ...(voucher.notes ? [words(voucher.notes, { margin: [0, 16, 0, 0] })] : []),
    ...legends.map((text) => words(text, { size: 8, soft: true, margin: [0, 12, 0, 0] })),
    ...authorisationParts(voucher),
  ];
}

function authorisationParts(voucher: Voucher): Part[] {
  const address = qrAddress(voucher);
  const { cae, caeDueDate } = voucher.authorisation;
  if (!address || !cae) {
    return [words(NO_INVOICE, { bold: true, margin: [0, 18, 0, 0], size: 9 })];
  }
  return [
    {
      margin: [0, 18, 0, 0],
      unbreakable: true,
      columns: [
        { width: 110, qr: address, fit: 100, eccLevel: "M" },
        {
          width: "*",
          stack: [
            words("Comprobante autorizado", { bold: true }),
            `CAE ${cae}`,
            `Vencimiento del CAE ${caeDueDate ? dateText(caeDueDate) : ""}`,
          ],
          margin: [8, 24, 0, 0],
        },
      ],
    },
  ];
}

/** The name of the file of a voucher, without its extension. */
export const paperName = (voucher: Voucher): string => {
  const name = `${voucherName(voucher)} ${voucherNumber(voucher) ?? "borrador"}`;
  return name.replace(/ /g, "-").replace("é", "e").replace("ó", "o").toLowerCase();
};
