import { randomBytes } from "node:crypto";
import type { openAuthority } from "./authority";
import { envelope, escaped, read, soapFault, text } from "./xml";

type Authority = Awaited<ReturnType<typeof openAuthority>>;

/** An issued ticket, and until when it is valid (epoch ms). */
export type Ticket = { token: string; sign: string; cuit: string; until: number };

export type Tickets = {
  /** Handles a sign-in request: returns status and XML. */
  signIn(body: string): Promise<{ status: 200 | 500; xml: string }>;
  /** The CUIT of a valid ticket. */
  holder(token: string, sign: string): string | undefined;
  /** Forgets every ticket, so that new ones can be issued. */
  forget(): void;
};

const HALF_A_DAY_MS = 12 * 3600_000;

const SAID: Record<string, string> = {
  "coe.alreadyAuthenticated": "El CEE ya posee un TA valido para el acceso al WSN solicitado",
  "cms.bad": "El CMS no es valido",
  "cms.cert.untrusted": "Certificado no emitido por AC de confianza",
  "cms.cert.expired": "Certificado expirado",
  "cms.sign.invalid": "Firma invalida o algoritmo no soportado",
  "xml.bad": "No se ha podido interpretar el XML contra el SCHEMA",
  "xml.expirationTime.expired": "El tiempo de expiracion es inferior a la hora actual",
  "coe.notAuthorized": "Computador no autorizado a acceder al servicio",
};

/** WSAA's sign-in: one ticket of twelve hours at a time for each certificate. */
export function openTickets(authority: Authority): Tickets {
  const given = new Map<string, Ticket>();
  return {
    signIn: (body) => signIn(body, authority, given),
    holder: (token, sign) => {
      const all = [...given.values()];
      const found = all.find((one) => one.token === token && one.sign === sign);
      return found && found.until > Date.now() ? found.cuit : undefined;
    },
    forget: () => given.clear(),
  };
}

export const refusedSignIn = (code: string) => ({
  status: 500 as const,
  xml: soapFault(code, SAID[code] ?? code),
});

async function signIn(body: string, authority: Authority, given: Map<string, Ticket>) {
  const cms = text(read(body), "Envelope", "Body", "loginCms", "in0");
  const opened = await authority.open(cms);
  if ("code" in opened) return refusedSignIn(opened.code);
  const asked = read(opened.text);
  const service = text(asked, "loginTicketRequest", "service");
  const expires = Date.parse(text(asked, "loginTicketRequest", "header", "expirationTime"));
  if (service !== "wsfe" || Number.isNaN(expires)) return refusedSignIn("xml.bad");
  if (expires < Date.now()) return refusedSignIn("xml.expirationTime.expired");
  const standing = given.get(opened.serial);
  if (standing && standing.until > Date.now()) return refusedSignIn("coe.alreadyAuthenticated");
  const ticket = newTicket(opened.cuit);
  given.set(opened.serial, ticket);
  return { status: 200 as const, xml: answerOf(ticket) };
}

const newTicket = (cuit: string): Ticket => ({
  token: randomBytes(90).toString("base64"),
  sign: randomBytes(60).toString("base64"),
  cuit,
  until: Date.now() + HALF_A_DAY_MS,
});

/** In WSAA's format: a document as text inside another. */
function answerOf({ token, sign, cuit, until }: Ticket): string {
  const at = (instant: number) =>
    new Date(instant - 3 * 3600_000).toISOString().replace("Z", "-03:00");
  const inner = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><loginTicketResponse version="1.0"><header><source>CN=wsaa, O=AFIP, C=AR, SERIALNUMBER=CUIT 33693450239</source><destination>SERIALNUMBER=CUIT ${cuit}</destination><uniqueId>1</uniqueId><generationTime>${at(Date.now())}</generationTime><expirationTime>${at(until)}</expirationTime></header><credentials><token>${token}</token><sign>${sign}</sign></credentials></loginTicketResponse>`;
  return envelope(
    `<loginCmsResponse xmlns="http://wsaa.view.sua.dvadac.desein.afip.gov"><loginCmsReturn>${escaped(inner)}</loginCmsReturn></loginCmsResponse>`,
  );
}
