import { nowIso } from "../../kernel/clock";
import { inTurn } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { Issuers } from "../issuers";
import { assertStillBills, bookIssue } from "./billed";
import { type Kept, lackOf, lettered } from "./invoice.rules";
import type { Invoice, Issuer } from "./invoice.schema";
import { shown } from "./link";
import { nextNumber, orderWrite } from "./numbers";
import { dateFault } from "./numbers.rules";
import { find, save, settled, stepped, today } from "./store";
import { voucherTitle, voucherType } from "./voucher.rules";

/**
 * Issues a draft: it takes its number, and its authorisation is requested from ARCA if its point of
 * sale is electronic; else it is an internal paper. Throws `invoice.state` for what is no draft,
 * `invoice.no_issuer` without the issuer's data, and a sentence for what it lacks.
 */
export const issue = (id: string): Promise<Invoice> => inTurn(() => tryIssue(id));

async function tryIssue(id: string): Promise<Invoice> {
  const [read, standing] = await Promise.all([find(id), Issuers.standing()]);
  if (read.status !== "draft") throw new AppError("invoice.state", "Esa factura ya se emitió.");
  const profile = Issuers.issuerOf(standing);
  const isElectronic = Issuers.isElectronic(standing, read.pointOfSale);
  const series = isElectronic ? ("pointOfSale" as const) : ("internal" as const);
  const draft = { ...lettered(read, profile.ivaCondition), series };
  const lack = lackOf(draft) ?? strangePoint(draft, profile);
  if (lack) throw invalid(lack.path, lack.message);
  const { number, lastDate, take } = await nextNumber(draft);
  const late = dateFault(draft.date, { today: today(), lastDate, isElectronic });
  if (late) throw invalid("date", late);
  const numbered = { ...draft, number, issuer: issuerOf(profile), status: "issued" as const };
  const { kept, writes } = await bookIssue(isElectronic ? withRequest(numbered) : numbered);
  const said = isElectronic ? "Se emitió y se pidió el CAE a ARCA" : `Se emitió ${asTitle(kept)}`;
  return shown(await save(read, settled(stepped(kept, said)), take(draft), ...writes));
}

const asTitle = (kept: Kept) => `como ${voucherTitle(kept)}`;

function strangePoint({ pointOfSale }: Kept, { pointsOfSale }: Issuers.Profile) {
  if (pointsOfSale.some(({ number }) => number === pointOfSale)) return undefined;
  const message = "Punto de venta: no está entre los de tus datos de facturación.";
  return { path: "pointOfSale", message };
}

/** The issuer of a voucher, from the practice's data of today. */
export const issuerOf = (profile: Issuers.Profile): Issuer => ({
  legalName: profile.legalName,
  cuit: profile.cuit,
  ivaCondition: profile.ivaCondition,
  address: profile.address,
  grossIncome: profile.grossIncome,
  activityStart: profile.activityStart,
});

/** A voucher with its authorisation requested; unchanged if of class X, which cannot be. */
export function withRequest(kept: Kept): Kept {
  const type = voucherType(kept.document, kept.letter);
  if (type === undefined) return kept;
  const authorisation = {
    ...kept.authorisation,
    ...{ state: "waiting" as const, voucherType: type, reasons: [], waitingFor: null },
  };
  return { ...kept, authorisation, askedAt: nowIso() };
}

/**
 * Requests from ARCA the authorisation of a voucher that was issued without one or rejected. Throws
 * `invoice.no_issuer` without the issuer's data, and `invoice.state` where there is nothing to
 * request.
 */
export const requestAuthorisation = (id: string): Promise<Invoice> => inTurn(() => tryRequest(id));

async function tryRequest(id: string): Promise<Invoice> {
  const [read, standing] = await Promise.all([find(id), Issuers.standing()]);
  const { state } = read.authorisation;
  if (read.status === "draft" || read.status === "voided" || state === "authorised") {
    throw new AppError("invoice.state", "Esa factura no espera una autorización.");
  }
  if (state === "waiting") return shown(read);
  if (!Issuers.isElectronic(standing, read.pointOfSale)) {
    throw new AppError(
      "certificate.not_requested",
      "Para pedir el CAE hace falta un certificado vigente y un punto de venta electrónico.",
    );
  }
  const profile = Issuers.issuerOf(standing);
  const asked = withRequest({ ...lettered(read, profile.ivaCondition), issuer: issuerOf(profile) });
  assertStillBills(read, asked);
  const said = "Se pidió la autorización de ARCA";
  return shown(await save(read, settled(stepped(asked, said)), await orderWrite(asked)));
}
