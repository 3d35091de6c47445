import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { commit, get, getMany, insert, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { certificateOf } from "./certificate.rules";
import { type CredentialItem, credentialKey } from "./credential.item";
import { lackingOf, lackingText } from "./issuer.rules";
import { type SettingsItem, settingsKey, toSettings } from "./settings.item";
import type { Settings, UpdateSettings } from "./settings.schema";

type Read = { settings: SettingsItem | undefined; credential: CredentialItem | undefined };

/** Reads the profile and the credential of the acting practice, in one request. */
async function read(): Promise<Read> {
  const ownerId = useOwner();
  const [settings, credential] = await getMany<SettingsItem | CredentialItem>([
    settingsKey(ownerId),
    credentialKey(ownerId),
  ]);
  return {
    settings: settings as SettingsItem | undefined,
    credential: credential as CredentialItem | undefined,
  };
}

/** The invoice settings of the acting practice; empty until somebody fills them in. */
export async function current(): Promise<Settings> {
  return shown(await read());
}

const shown = ({ settings, credential }: Read): Settings => ({
  legalName: settings?.legalName ?? null,
  cuit: settings?.cuit ?? null,
  ivaCondition: settings?.ivaCondition ?? null,
  address: settings?.address ?? null,
  grossIncome: settings?.grossIncome ?? null,
  activityStart: settings?.activityStart ?? null,
  pointsOfSale: settings?.pointsOfSale ?? [],
  certificate: certificateOf(credential, now()),
  version: settings?.version ?? 0,
});

/** Replaces the issuer's profile. Throws `version.stale` where the version is not `ifVersion`. */
export async function update(given: UpdateSettings, ifVersion?: number): Promise<Settings> {
  const ownerId = useOwner();
  const standing = await get<SettingsItem>(settingsKey(ownerId));
  const over = ifVersion ?? standing?.version ?? 0;
  const item = toSettings(ownerId, given, over || 1);
  await commit(over === 0 ? insert(item) : replace(item, { version: over }));
  return current();
}

/** The issuer's data, whole. */
export type Profile = SettingsItem;

/** The issuer's profile, and whether ARCA can authorise its vouchers. */
export type Standing = {
  profile: SettingsItem | undefined;
  /** Whether there is a certificate valid now for the profile's CUIT. */
  isReady: boolean;
};

/** Reads the issuer's profile of the acting practice and whether its certificate is valid. */
export async function standing(): Promise<Standing> {
  const { settings: profile, credential } = await read();
  const { state } = certificateOf(credential, now());
  return { profile, isReady: state === "ready" && credential?.current?.cuit === profile?.cuit };
}

/** The issuer of a practice's vouchers. Throws `invoice.no_issuer`, which names what is missing. */
export function issuerOf({ profile }: Standing): Profile {
  const lacking = lackingOf(profile);
  if (profile && lacking.length === 0) return profile;
  throw new AppError("invoice.no_issuer", lackingText(lacking), { details: lacking });
}

/** Whether vouchers of a point of sale are authorised by ARCA. */
export const isElectronic = ({ profile, isReady }: Standing, pointOfSale: number): boolean =>
  isReady &&
  (profile?.pointsOfSale ?? []).some(
    ({ number, electronic }) => electronic && number === pointOfSale,
  );
