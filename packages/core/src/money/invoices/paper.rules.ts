import { dateText, numberText as plainNumber } from "../../kernel/money.rules";
import { formatCuit, formatDocument } from "../../practice/contacts/identity.rules";
import { IVA_WORDS, NO_FISCAL_VALUE, NO_INVOICE } from "../issuers/words.rules";
import { amountText } from "./amount.rules";
import type { Voucher } from "./invoice.schema";
import { qrAddress } from "./qr.rules";
import { isFiscal, legendsOf, shownLetter, voucherName, voucherNumber } from "./voucher.rules";

/** A part of a pdfmake document. */
export type Part = string | { [name: string]: unknown };

/** A whole pdfmake document. */
export type Paper = { content: Part[]; [name: string]: unknown };

/** The name of the application's serif font in documents, in the browser and on the server. */
export const PAPER_FONT = "Newsreader";

const SOFT = "#5d574e";
const LINE = "#cfc8bb";
/** The width between the margins of an A4, in points. */
const WIDTH = 499;

/** Replaces signs that the printed font does not have. */
const printable = (text: string): string =>
  text.replace(/[\u2190-\u22ff]/g, "-").replace(/[\u2009\u202f]/g, " ");

/** The watermark of a voucher: that it has no fiscal value, or that it was voided. */
export function watermarkOf(voucher: Voucher): string | undefined {
  if (!isFiscal(voucher)) return NO_FISCAL_VALUE;
  return voucher.status === "voided" ? "Anulada" : undefined;
}

/**
 * A voucher as a pdfmake document: issuer, class and number, client, lines, totals; at the end the
 * CAE with its QR, or that it has no fiscal value. The same in the browser and on the server.
 */
export function paperOf(voucher: Voucher): Paper {
  const mark = watermarkOf(voucher);
  return {
    info: { title: voucherName(voucher), author: voucher.issuer?.legalName, creator: "Foja" },
    pageSize: "A4",
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: PAPER_FONT, fontSize: 10, lineHeight: 1.15, color: "#22201c" },
    ...(mark && {
      watermark: {
        text: mark.toUpperCase(),
        color: "#8a8072",
        opacity: 0.22,
        bold: true,
        angle: -38,
      },
    }),
    content: [
      head(voucher),
      rule(),
      client(voucher),
      lines(voucher),
      totals(voucher),
      ...end(voucher),
    ],
    footer: (page: number, pages: number): Part => ({
      margin: [48, 14, 48, 0],
      fontSize: 8,
      color: SOFT,
      columns: [
        {
          width: "*",
          text: isFiscal(voucher) ? "Comprobante autorizado por ARCA." : NO_INVOICE,
        },
        { width: 60, text: `${page} de ${pages}`, alignment: "right" },
      ],
    }),
  };
}

const rule = (): Part => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: LINE }],
  margin: [0, 10, 0, 10],
});

const soft = (text: string): Part => ({ text: printable(text), fontSize: 9, color: SOFT });

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
    { text: printable(issuer.legalName), fontSize: 14, bold: true },
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
  const box = {
    text: shownLetter(voucher),
    fontSize: 26,
    bold: true,
    alignment: "center",
    margin: [0, 4, 0, 2],
  };
  return [
    { table: { widths: ["*"], body: [[box]] }, layout: FRAME },
    ...(code === null
      ? []
      : [{ ...ALIGNED, text: `Cód. ${String(code).padStart(3, "0")}`, fontSize: 8, color: SOFT }]),
  ];
}

const ALIGNED = { alignment: "center", margin: [0, 3, 0, 0] };
const FRAME = {
  hLineWidth: () => 0.8,
  vLineWidth: () => 0.8,
  hLineColor: () => SOFT,
  vLineColor: () => SOFT,
};

function titleParts(voucher: Voucher): Part[] {
  const { document, date, dueDate } = voucher;
  const right = (text: string): Part => ({
    text: printable(text),
    alignment: "right",
    fontSize: 9,
    color: SOFT,
  });
  return [
    { text: voucherName(voucher), fontSize: 16, bold: true, alignment: "right" },
    { text: voucherNumber(voucher) ?? "Borrador", alignment: "right" },
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
      { text: printable(to.name), bold: true, fontSize: 11 },
      soft([IVA_WORDS[to.ivaCondition], number, to.address].filter(Boolean).join(" · ")),
      ...(currency === "USD" && rate
        ? [soft(`Importes en dólares estadounidenses, a ${plainNumber(rate)} pesos por dólar`)]
        : []),
    ],
    margin: [0, 0, 0, 14],
  };
}

const RULES = {
  hLineWidth: (at: number, node: { table: { body: unknown[] } }) =>
    at === 0 || at === 1 || at === node.table.body.length ? 0.8 : 0.3,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: (at: number) => (at === 0 ? 0 : 6),
  paddingRight: () => 0,
};

const right = (text: string, bold = false): Part => ({
  text,
  bold,
  alignment: "right",
  noWrap: true,
});

const VAT_WORDS: Record<string, string> = {
  "0": "0 %",
  "10.5": "10,5 %",
  "21": "21 %",
  exempt: "Exento",
};

function lines(voucher: Voucher): Part {
  const isSplit = voucher.letter === "A" || voucher.letter === "X";
  const title = (text: string, alignment = "right"): Part => ({
    text,
    alignment,
    fontSize: 9,
    color: SOFT,
  });
  const heads = [
    title("Detalle", "left"),
    ...["Cantidad", "Precio", ...(isSplit ? ["IVA"] : []), "Importe"].map((text) => title(text)),
  ];
  const rows = voucher.lines.map((line) => [
    { text: printable(line.description) },
    right(plainNumber(line.quantity, 4)),
    right(
      amountText(
        isSplit || voucher.letter === "C" ? line.unitPrice : line.shown / line.quantity,
        voucher.currency,
      ),
    ),
    ...(isSplit ? [right(VAT_WORDS[String(line.vat)] ?? "")] : []),
    right(amountText(line.shown, voucher.currency)),
  ]);
  return {
    layout: RULES,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ["*", "auto", "auto", ...(isSplit ? ["auto"] : []), "auto"],
      body: [heads, ...rows],
    },
  };
}

function totals(voucher: Voucher): Part {
  const { currency, letter, rates, net, exempt, vat, total } = voucher;
  const isSplit = letter === "A" || letter === "X";
  const row = (label: string, amount: number, bold = false): Part[] => [
    { text: label, alignment: "right", bold },
    right(amountText(amount, currency), bold),
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
      { layout: "noBorders", table: { widths: ["*", "auto"], body } },
      // Ley 27.743, art. 39: a final consumer is shown the VAT inside the price.
      ...(letter === "B"
        ? [
            {
              ...ALIGNED,
              alignment: "right",
              fontSize: 9,
              color: SOFT,
              text: `Régimen de Transparencia Fiscal al Consumidor (Ley 27.743). IVA contenido: ${amountText(vat, currency)}`,
            },
          ]
        : []),
    ],
  };
}

function end(voucher: Voucher): Part[] {
  const legends = isFiscal(voucher) ? legendsOf(voucher.letter, voucher.client.ivaCondition) : [];
  return [
    ...(voucher.notes ? [{ text: printable(voucher.notes), margin: [0, 16, 0, 0] }] : []),
    ...legends.map((text) => ({ text, fontSize: 8, color: SOFT, margin: [0, 12, 0, 0] })),
    ...authorisationParts(voucher),
  ];
}

function authorisationParts(voucher: Voucher): Part[] {
  const address = qrAddress(voucher);
  const { cae, caeDueDate } = voucher.authorisation;
  if (!address || !cae) {
    return [{ text: NO_INVOICE, bold: true, margin: [0, 18, 0, 0], fontSize: 9 }];
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
            { text: "Comprobante autorizado", bold: true },
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
