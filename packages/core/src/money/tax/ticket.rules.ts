import { TaxFault } from "../../kernel/ports/tax-facts.rules";
import { Later } from "./wait.rules";

const MINUTE_MS = 60_000;
/** The least remaining validity of a ticket that is used, in ms. */
const LEAST_MS = 10 * MINUTE_MS;
/** The longest hold of a process that is signing in, in ms; after that it is presumed dead. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long, in ms, to wait after WSAA says that it already issued a ticket that we do not have. */
const ALREADY_MS = 10 * MINUTE_MS;
const REFUSED_MS = 60 * MINUTE_MS;
/** How long, in ms, to wait for another process that is signing in. */
const BUSY_MS = 10_000;

/** The access ticket of a practice at WSAA, and who is requesting another. */
export type KeptTicket<Sealed = unknown> = {
  /** The serial number of the certificate with which it was obtained. */
  serial: string;
  ticket: Sealed | null;
  /** The epoch ms until which it is valid. */
  until: number;
  lease: { by: string; until: number } | null;
  /** The epoch ms before which WSAA is not asked again. */
  notBefore: number;
};

/** Why a practice without a certificate in force has to wait. */
export const noCertificate = () => new Later("No hay un certificado vigente de ARCA.", REFUSED_MS);

/** Why to wait while another process signs in. */
export const busy = () => new Later("Se está iniciando sesión en ARCA.", BUSY_MS);

/** The sealed ticket of a certificate (`serial`), if it is valid for ten more minutes. */
export function usable<Sealed>(
  kept: KeptTicket<Sealed> | undefined,
  serial: string,
  nowMs: number,
): Sealed | undefined {
  if (!kept?.ticket || kept.serial !== serial || kept.until - nowMs < LEAST_MS) return undefined;
  return kept.ticket;
}

/** Why nobody may sign in now with a certificate; undefined where somebody may. */
export function hindrance(kept: KeptTicket | undefined, serial: string, nowMs: number) {
  if (!kept) return undefined;
  if (kept.serial === serial && kept.notBefore > nowMs) {
    return new Later("ARCA todavía no da un nuevo acceso.", kept.notBefore - nowMs);
  }
  return kept.lease && kept.lease.until > nowMs ? busy() : undefined;
}

/** What is stored while a process (`by`) signs in. */
export const claimed = (by: string, serial: string, nowMs: number): KeptTicket<never> => ({
  ...{ serial, ticket: null, until: 0, notBefore: 0 },
  lease: { by, until: nowMs + LEASE_MS },
});

/** What is stored after signing in failed; `later` where WSAA refused it. */
export const failed = (later: Later | undefined, nowMs: number) => ({
  lease: null,
  notBefore: later ? nowMs + later.waitMs : 0,
});

/** Why to wait after WSAA refused to sign in; undefined where it did not answer. */
export function refused(error: unknown): Later | undefined {
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
