import { randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, insert, replace, tryCommit } from "../../kernel/dynamo";
import { seal, unseal } from "../../kernel/ports/envelope";
import { type TaxAuth, TaxFault } from "../../kernel/ports/tax-facts.rules";
import { signIn, type TaxTicket } from "../../kernel/ports/tax-login";
import { type Credential, type CredentialItem, credentialKey } from "../issuers";
import { type TicketItem, ticketKey, toTicket } from "./ticket.item";
import { Later } from "./wait.rules";

const MINUTE_MS = 60_000;
/** The least remaining validity of a ticket that is used, in ms. */
const LEAST_MS = 10 * MINUTE_MS;
/** The longest hold of a process that is signing in, in ms; after that it is presumed dead. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long, in ms, to wait after WSAA says that it already issued a ticket that we do not have. */
const ALREADY_MS = 10 * MINUTE_MS;
const REFUSED_MS = 60 * MINUTE_MS;

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
  if (!current || Date.parse(current.validTo) <= now()) {
    throw new Later("No hay un certificado vigente de ARCA.", REFUSED_MS);
  }
  const ticket = await usable(item, current.serial, ownerId);
  const { token, sign } = ticket ?? (await another(ownerId, current, item));
  return { token, sign, cuit: current.cuit };
}

async function usable(item: TicketItem | undefined, serial: string, ownerId: string) {
  if (!item?.ticket || item.serial !== serial || item.until - now() < LEAST_MS) return undefined;
  return JSON.parse(await unseal(item.ticket, ownerId)) as TaxTicket;
}

async function another(ownerId: string, credential: Credential, read: TicketItem | undefined) {
  const isOurs = read?.serial === credential.serial;
  if (isOurs && read.notBefore > now()) {
    throw new Later("ARCA todavía no da un nuevo acceso.", read.notBefore - now());
  }
  if (read?.lease && read.lease.until > now()) {
    throw new Later("Se está iniciando sesión en ARCA.", 10_000);
  }
  const { serial } = credential;
  const lease = { by: randomUUID(), until: now() + LEASE_MS };
  const taken = toTicket(ownerId, { serial, ticket: null, until: 0, lease, notBefore: 0 }, 1);
  const outcome = await tryCommit(read ? replace(taken, read) : insert(taken));
  if (outcome !== "written") throw new Later("Se está iniciando sesión en ARCA.", 10_000);
  return kept(ownerId, credential, { ...taken, version: (read?.version ?? 0) + 1 });
}

/** Signs in and stores the ticket before using it: WSAA issues no second one in twelve hours. */
async function kept(
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
    const next = { ...taken, lease: null, notBefore: later ? now() + later.waitMs : 0 };
    await tryCommit(replace(next, taken));
    throw later ?? (error instanceof TaxFault ? new Later("ARCA no responde.", 0) : error);
  }
}

function refused(error: unknown): Later | undefined {
  if (!(error instanceof TaxFault) || error.kind !== "fault") return undefined;
  if (error.code === "coe.alreadyAuthenticated") {
    return new Later("ARCA tiene abierta una sesión anterior de tu certificado.", ALREADY_MS);
  }
  if (error.code.startsWith("coe.notAuthorized")) {
    return new Later(
      "ARCA no autoriza el certificado: asocialo al servicio «Facturación Electrónica».",
      REFUSED_MS,
    );
  }
  return new Later(`ARCA no acepta el certificado (${error.code}).`, REFUSED_MS);
}

/** Deletes a ticket that WSFEv1 rejected, unless it was replaced by now. */
export async function dropTicket(ownerId: string, auth: TaxAuth): Promise<void> {
  const item = await get<TicketItem>(ticketKey(ownerId));
  const ticket = item && (await usable(item, item.serial, ownerId));
  if (item && ticket?.token === auth.token) {
    await tryCommit(replace({ ...item, ticket: null, until: 0 }, item));
  }
}
