import { randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, insert, replace, tryCommit } from "../../kernel/dynamo";
import { seal, unseal } from "../../kernel/ports/envelope";
import { type TaxAuth, TaxFault } from "../../kernel/ports/tax-facts.rules";
import { signIn, type TaxTicket } from "../../kernel/ports/tax-login";
import { type Credential, type CredentialItem, credentialKey } from "../issuers";
import { type TicketItem, ticketKey, toTicket } from "./ticket.item";
import { busy, claimed, failed, hindrance, noCertificate, refused, usable } from "./ticket.rules";
import { Later } from "./wait.rules";

/**
 * The credentials of the practice for WSFEv1: the stored ticket while it is valid, else another,
 * for which only one process signs in. Throws `Later` where none can be obtained now.
 */
export async function authOf(ownerId: string): Promise<TaxAuth> {
  const [credential, item] = await Promise.all([
    get<CredentialItem>(credentialKey(ownerId)),
    get<TicketItem>(ticketKey(ownerId)),
  ]);
  const current = credential?.current;
  if (!current || Date.parse(current.validTo) <= now()) throw noCertificate();
  const ticket = await opened(item, current.serial, ownerId);
  const { token, sign } = ticket ?? (await claimTicket(ownerId, current, item));
  return { token, sign, cuit: current.cuit };
}

async function opened(item: TicketItem | undefined, serial: string, ownerId: string) {
  const ticket = usable(item, serial, now());
  return ticket && (JSON.parse(await unseal(ticket, ownerId)) as TaxTicket);
}

async function claimTicket(ownerId: string, credential: Credential, read: TicketItem | undefined) {
  const { serial } = credential;
  const why = hindrance(read, serial, now());
  if (why) throw why;
  const taken = toTicket(ownerId, claimed(randomUUID(), serial, now()), (read?.version ?? 0) + 1);
  const outcome = await tryCommit(read ? replace(taken, read) : insert(taken));
  if (outcome !== "written") throw busy();
  return signInAndStore(ownerId, credential, taken);
}

/** Signs in and stores the ticket before using it: WSAA issues no second one in twelve hours. */
async function signInAndStore(
  ownerId: string,
  credential: Credential,
  taken: TicketItem,
): Promise<TaxTicket> {
  const key = await unseal(credential.key, ownerId);
  try {
    const ticket = await signIn({ key, certificate: credential.certificate });
    const sealed = await seal(JSON.stringify(ticket), ownerId);
    const next = { ...taken, ticket: sealed, until: ticket.until, lease: null };
    await tryCommit(replace(next, taken));
    return ticket;
  } catch (error) {
    const later = refused(error);
    await tryCommit(replace({ ...taken, ...failed(later, now()) }, taken));
    throw later ?? (error instanceof TaxFault ? new Later("ARCA no responde.", 0) : error);
  }
}

/** Deletes a ticket that WSFEv1 rejected, unless it was replaced by now. */
export async function dropTicket(ownerId: string, auth: TaxAuth): Promise<void> {
  const item = await get<TicketItem>(ticketKey(ownerId));
  const ticket = item && (await opened(item, item.serial, ownerId));
  if (item && ticket?.token === auth.token) {
    await tryCommit(replace({ ...item, ticket: null, until: 0 }, item));
  }
}
