import { randomBytes } from "node:crypto";
import { Letters } from "../../accounts/letters";
import { Sessions } from "../../accounts/sessions";
import { Throttle } from "../../accounts/throttle";
import { context, forPractice } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, type Item, replace, tryCommit } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { compose } from "../../kernel/letter-frame.rules";
import { isMacOf, macOf } from "../../kernel/secrets";
import { Contacts } from "../../practice/contacts";
import { type LinkItem, linkKey, toItem } from "./link.item";
import { byToken } from "./links";
import { lastFour } from "./proof.rules";

const CODE_MS = 15 * 60_000;
/** How often a visit is noted, and how many are kept. */
const VISIT = { everyMs: 10 * 60_000, kept: 20 };

const gone = () =>
  new AppError("link.not_found", "Este enlace ya no existe. Pedile otro a tu abogado.");
/** Asks for a proof, and says which there are: the end of a document, or a code by mail. */
const unproved = (contact: Parameters<typeof lastFour>[0] & { email?: string | null }) =>
  new AppError("client.proof", "Antes de mostrarte tu caso, confirmá quién sos.", {
    details: [
      ...(lastFour(contact) ? [{ path: "digits", message: "Con tu documento o CUIT." }] : []),
      ...(contact.email
        ? [{ path: "code", message: "Con un código que te mandamos por e-mail." }]
        : []),
    ],
  });

/** The link of a token. A wrong token counts against the caller's network. Throws `link.not_found`. */
export async function opened(token: string): Promise<LinkItem> {
  const link = await byToken(token);
  if (link) return link;
  await Throttle.guess("client-link");
  throw gone();
}

const contactOf = (link: LinkItem) =>
  forPractice(link.userId, () =>
    Contacts.get(link.contactId).catch(() => {
      throw gone();
    }),
  );

const signed = ({ _id, tokenHash }: LinkItem, device: string) =>
  `client\n${_id}\n${tokenHash}\n${device}`;

/** What a device keeps once its client proved who they are. */
async function proofOf(link: LinkItem): Promise<string> {
  const device = randomBytes(16).toString("base64url");
  return `${device}.${(await macOf(signed(link, device))).toString("base64url")}`;
}

/** The link of a token, for a device that has the proof. Throws `client.proof` for any other. */
export async function admitted(token: string, proof: string | undefined): Promise<LinkItem> {
  const link = await opened(token);
  const [device = "", mac = ""] = (proof ?? "").split(".");
  if (device && (await isMacOf(signed(link, device), mac))) {
    await noteVisit(link);
    return link;
  }
  throw unproved(await contactOf(link));
}

/**
 * Proves a client by the end of their document, or by a code that was mailed. Returns what their
 * device keeps. Tries are counted per link, before they are judged. Throws `auth.invalid_code`.
 */
export async function prove(
  token: string,
  given: { digits?: string | undefined; code?: string | undefined },
) {
  const link = await opened(token);
  await Throttle.reserve("client", link._id);
  const contact = await contactOf(link);
  const right = given.digits
    ? lastFour(contact) === given.digits
    : (await codesOf(link)).includes(given.code ?? "");
  if (!right) throw new AppError("auth.invalid_code", "No coincide. Fijate y probá de nuevo.");
  await commit(Throttle.clear("client", link._id));
  return proofOf(link);
}

/** The code of a link for a quarter of an hour, and the one before it, which was just mailed. */
async function codesOf(link: LinkItem): Promise<string[]> {
  const slot = Math.floor(now() / CODE_MS);
  return Promise.all([slot, slot - 1].map((one) => codeOf(link, one)));
}

async function codeOf({ _id, tokenHash }: LinkItem, slot: number): Promise<string> {
  const mac = await macOf(`client-code\n${_id}\n${tokenHash}\n${slot}`);
  return String(mac.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

/** A letter with the code of a client's link. The code is made when it leaves. */
export type ClientCodeErrand = { kind: "clientCode"; userId: string; linkId: string; to: string };

/**
 * Requests the letter with the client's code. Throws `Withheld` where too many went, and 422 where the
 * practice has no e-mail of theirs.
 */
export async function askCode(token: string): Promise<void> {
  const link = await opened(token);
  const { email: to } = await contactOf(link);
  if (!to) throw invalid("code", "Código: tu abogado no tiene tu e-mail. Usá tu documento.");
  const { userId, _id: linkId } = link;
  const leaving = { kind: "clientCode" as const, id: newId("mail"), to, practiceId: userId };
  const errand: ClientCodeErrand = { kind: "clientCode", userId, linkId, to };
  await commit(...(await Letters.askNow(errand, leaving)));
}

/** Mails a client the code of their link. */
export async function sendCode({ _id, userId, linkId, to }: ClientCodeErrand & { _id: string }) {
  const link = await get<LinkItem>(linkKey(userId, linkId));
  await Letters.send(
    { kind: "clientCode", id: _id, to, practiceId: userId },
    async () =>
      link &&
      compose({
        subject: "Tu código para ver tu caso",
        paragraphs: ["Escribí este código en la página que te mandó tu abogado:"],
        code: await codeOf(link, Math.floor(now() / CODE_MS)),
        closing: "Vale quince minutos. Si no lo pediste, no hace falta que hagas nada.",
      }),
  );
}

/** Notes a visit, every ten minutes at most. Whoever notes it first does so for all. */
async function noteVisit(link: LinkItem): Promise<void> {
  const [last] = link.visits;
  if (last && now() - Date.parse(last.at) < VISIT.everyMs) return;
  const device = Sessions.describeDevice(context().userAgent);
  const visits = [{ at: nowIso(), device }, ...link.visits].slice(0, VISIT.kept);
  await tryCommit(
    replace(toItem({ ...link, visits, version: link.version + 1 }), link as Item & typeof link),
  );
}
