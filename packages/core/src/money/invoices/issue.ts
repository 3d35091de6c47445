import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { get, insert, inTurn, replace, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { Issuers } from "../issuers";
import type { DocumentKind } from "../issuers/words.rules";
import { assertStillBills, bookVat } from "./billed";
import { type Numbers, numbersKey, toNumbers } from "./invoice.item";
import { type Kept, lackOf, lettered } from "./invoice.rules";
import type { Invoice, Issuer } from "./invoice.schema";
import { shown } from "./link";
import { find, save, settled, stepped, today } from "./store";
import { voucherName, voucherType } from "./voucher.rules";

/**
 * The next number of a kind of voucher at a point of sale, and the write that takes it, which fails
 * if another took it meanwhile, so that numbers have neither gaps nor duplicates.
 */
export async function nextNumber(
  pointOfSale: number,
  document: DocumentKind,
): Promise<{ number: number; write: Write }> {
  const key = numbersKey(useOwner(), pointOfSale, document);
  const read = await get<Numbers>(key);
  const number = (read?.last ?? 0) + 1;
  const item = toNumbers(key, number);
  return { number, write: read ? replace(item, read) : insert(item) };
}

/**
 * Issues a draft: it takes its number, and its authorisation is requested from ARCA if its point of
 * sale is electronic. Throws `invoice.state` for what is no draft, and a sentence for what it
 * lacks.
 */
export const issue = (id: string): Promise<Invoice> => inTurn(() => tryIssue(id));

async function tryIssue(id: string): Promise<Invoice> {
  const [read, standing] = await Promise.all([find(id), Issuers.standing()]);
  if (read.status !== "draft") throw new AppError("invoice.state", "Esa factura ya se emitió.");
  const { profile } = standing;
  const draft = lettered(read, profile?.ivaCondition);
  const lack = lackOf(draft, today()) ?? strangePoint(draft, standing);
  if (lack) throw invalid(lack.path, lack.message);
  const { number, write } = await nextNumber(draft.pointOfSale, draft.document);
  const numbered = { ...draft, number, issuer: issuerOf(profile), status: "issued" as const };
  const asked = Issuers.isElectronic(standing, draft.pointOfSale) ? asking(numbered) : numbered;
  const { kept, writes } = await bookVat(asked);
  const said = `Se emitió como ${voucherName(kept.document, kept.letter)}`;
  return shown(await save(read, settled(stepped(kept, said)), write, ...writes));
}

type Profile = Issuers.Standing["profile"];

function strangePoint({ pointOfSale }: Kept, { profile }: Issuers.Standing) {
  if (!profile || profile.pointsOfSale.some(({ number }) => number === pointOfSale))
    return undefined;
  const message = "Punto de venta: no está entre los de tus datos de facturación.";
  return { path: "pointOfSale", message };
}

const issuerOf = (profile: Profile): Issuer | null =>
  profile
    ? {
        legalName: profile.legalName,
        cuit: profile.cuit,
        ivaCondition: profile.ivaCondition,
        address: profile.address,
        grossIncome: profile.grossIncome,
        activityStart: profile.activityStart,
      }
    : null;

/** A voucher with its authorisation requested; unchanged if of class X, which cannot be. */
export function asking(kept: Kept): Kept {
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
 * `invoice.state` where there is nothing to request.
 */
export async function requestAuthorisation(id: string): Promise<Invoice> {
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
  const current = {
    ...lettered(read, standing.profile?.ivaCondition),
    issuer: issuerOf(standing.profile),
  };
  const asked = asking(current);
  assertStillBills(read, asked);
  if (!asked.askedAt)
    throw new AppError("invoice.no_issuer", "Completá primero tus datos de facturación.");
  return shown(await save(read, settled(stepped(asked, "Se pidió la autorización de ARCA"))));
}
