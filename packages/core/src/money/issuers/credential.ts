import pMap from "p-map";
import { inPractice, useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, replace, type Write, walk } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { Outbox } from "../../kernel/outbox";
import { seal } from "../../kernel/ports/envelope";
import { certificateFacts, newKey, requestFor } from "../../kernel/ports/tax-keys";
import { certificateOf, NOTICE_DAYS } from "./certificate.rules";
import {
  type CredentialItem,
  credentialKey,
  endingRange,
  SHARDS,
  toCredential,
} from "./credential.item";
import { type SettingsItem, settingsKey } from "./settings.item";
import type { Certificate } from "./settings.schema";

const DAY_MS = 24 * 3600_000;

const find = (ownerId: string) => get<CredentialItem>(credentialKey(ownerId));

const NOTHING = { pending: null, current: null, tellAt: null };

type Kept = Pick<CredentialItem, "pending" | "current" | "tellAt">;

async function save(
  ownerId: string,
  read: CredentialItem | undefined,
  next: Kept,
  ...more: Write[]
) {
  const item = toCredential({ ownerId, ...next }, read?.version ?? 1);
  await commit(read ? replace(item, read) : insert(item), ...more);
  return certificateOf(item, now());
}

/**
 * Makes a key for the practice and the request (PEM) for its certificate at ARCA. The key is stored
 * encrypted; a certificate in use stays until the new one is installed.
 */
export async function request(alias: string): Promise<Certificate> {
  const ownerId = useOwner();
  const profile = await get<SettingsItem>(settingsKey(ownerId));
  if (!profile)
    throw new AppError("invoice.no_issuer", "Completá primero tus datos de facturación.");
  const { legalName, cuit } = profile;
  const key = await newKey();
  const pem = await requestFor(key, { alias, legalName, cuit });
  const read = await find(ownerId);
  const pending = { key: await seal(key, ownerId), request: pem, alias, cuit };
  return save(ownerId, read, { ...(read ?? NOTHING), pending });
}

/** Installs ARCA's certificate (PEM) of the pending key. Throws a sentence on `certificate`. */
export async function install(pem: string): Promise<Certificate> {
  const ownerId = useOwner();
  const read = await find(ownerId);
  if (!read?.pending) {
    throw new AppError("certificate.not_requested", "Generá primero el pedido de certificado.");
  }
  const { pending } = read;
  const facts = await certificateFacts(pem, pending.request);
  if (!facts) throw refused("no se puede leer; pegalo entero, con su principio y su final.");
  if (!facts.isOfRequest) throw refused("no es del último pedido que generaste.");
  if (facts.cuit !== pending.cuit) throw refused("no es de tu CUIT.");
  if (Date.parse(facts.validTo) <= now()) throw refused("está vencido.");
  const { serial, validFrom, validTo } = facts;
  const { key, alias, cuit } = pending;
  const current = { key, alias, cuit, certificate: pem.trim(), serial, validFrom, validTo };
  const tellAt = new Date(Date.parse(validTo) - NOTICE_DAYS * DAY_MS).toISOString();
  return save(ownerId, read, { pending: null, current, tellAt });
}

const refused = (why: string) => invalid("certificate", `Certificado: ${why}`);

/** Deletes key and certificate: later vouchers have no fiscal value. */
export async function forget(): Promise<Certificate> {
  const ownerId = useOwner();
  const read = await find(ownerId);
  if (!read) return certificateOf(undefined, now());
  return save(ownerId, read, NOTHING);
}

/** The alert that a practice's certificate expires. Earlier versions asked for it as `certificate`. */
export type CertificateAlert = {
  kind: "certificateAlert" | "certificate";
  userId: string;
  validTo: string;
  at: string;
};

/** Notifies the practices whose certificates expire soon, each once. Returns how many. */
export async function notifyEnding(): Promise<number> {
  let notified = 0;
  const until = nowIso();
  const one = async ({ ownerId }: CredentialItem) => {
    if (await inPractice(ownerId, () => notify(ownerId))) notified += 1;
  };
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    walk<CredentialItem>({ ...endingRange(shard, until), limit: 200 }),
  );
  await Promise.all(shards.map((due) => pMap(due, one, { concurrency: 5 })));
  return notified;
}

async function notify(ownerId: string): Promise<boolean> {
  const read = await find(ownerId);
  if (!read?.tellAt || !read.current || read.tellAt > nowIso()) return false;
  const { validTo } = read.current;
  const alert = { kind: "certificateAlert", userId: ownerId, validTo, at: nowIso() } as const;
  await save(ownerId, read, { ...read, tellAt: null }, Outbox.ask<CertificateAlert>(alert));
  return true;
}
