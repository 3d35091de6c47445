import { now } from "../clock";
import { env } from "../env";
import { type Signer, signed } from "./tax-cms";
import { TaxFault } from "./tax-facts.rules";
import { elementAt, escaped, parse, post, textAt } from "./tax-soap";

/** An access ticket of WSAA, and the epoch ms until which it is valid. */
export type TaxTicket = { token: string; sign: string; until: number };

const MINUTE_MS = 60_000;

/**
 * An instant with ARCA's offset, as WSAA expects; requests add minutes of tolerance for clock
 * errors.
 */
const atArca = (instant: number) =>
  `${new Date(instant - 3 * 60 * MINUTE_MS).toISOString().slice(0, 19)}-03:00`;

/**
 * Signs in at WSAA for the invoice service. Throws a `TaxFault` with WSAA's code:
 * `coe.alreadyAuthenticated` while an earlier ticket is valid, `cms.cert.*` for a refused
 * certificate.
 */
export async function signIn(signer: Signer): Promise<TaxTicket> {
  const at = now();
  const asked = `<?xml version="1.0" encoding="UTF-8"?><loginTicketRequest version="1.0"><header><uniqueId>${Math.floor(at / 1000)}</uniqueId><generationTime>${atArca(at - 10 * MINUTE_MS)}</generationTime><expirationTime>${atArca(at + 10 * MINUTE_MS)}</expirationTime></header><service>wsfe</service></loginTicketRequest>`;
  const cms = await signed(asked, signer, at);
  const body = `<wsaa:loginCms xmlns:wsaa="http://wsaa.view.sua.dvadac.desein.afip.gov"><wsaa:in0>${escaped(cms)}</wsaa:in0></wsaa:loginCms>`;
  const answer = await post(env().ARCA_WSAA_URL, "", body);
  const inner = await parse(textAt(elementAt(answer, "loginCmsResponse"), "loginCmsReturn"));
  const ticket = elementAt(inner, "loginTicketResponse");
  const credentials = ticket && elementAt(ticket, "credentials");
  const [token, sign] = [textAt(credentials, "token"), textAt(credentials, "sign")];
  const until = Date.parse(textAt(ticket && elementAt(ticket, "header"), "expirationTime"));
  if (!token || !sign || Number.isNaN(until)) throw new TaxFault("unreachable", "no ticket");
  return { token, sign, until };
}
