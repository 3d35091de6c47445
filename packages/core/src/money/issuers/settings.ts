import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { commit, get, getMany, insert, replace } from "../../kernel/dynamo";
import { certificateOf } from "./certificate.rules";
import { type CredentialItem, credentialKey } from "./credential.item";
import { type SettingsItem, settingsKey, toSettings } from "./settings.item";
import type { Settings, UpdateSettings } from "./settings.schema";

type Read = { settings: SettingsItem | undefined; credential: CredentialItem | undefined };

/** The profile and the credential of the acting practice, in one trip. */
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

/** The settings of issuing of the acting practice; empty ones until somebody fills them in. */
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

/** Replaces the profile of the issuer. Throws `version.stale` over another version than `ifVersion`. */
export async function update(given: UpdateSettings, ifVersion?: number): Promise<Settings> {
  const ownerId = useOwner();
  const standing = await get<SettingsItem>(settingsKey(ownerId));
  const over = ifVersion ?? standing?.version ?? 0;
  const item = toSettings(ownerId, given, over || 1);
  await commit(over === 0 ? insert(item) : replace(item, { version: over }));
  return current();
}

/** Who issues, and whether ARCA authorises what is issued at a point of sale. */
export type Standing = {
  profile: SettingsItem | undefined;
  /** Whether there is a certificate that is good now. */
  isReady: boolean;
};

/** How the acting practice issues. */
export async function standing(): Promise<Standing> {
  const { settings: profile, credential } = await read();
  const { state } = certificateOf(credential, now());
  return { profile, isReady: state === "ready" && credential?.current?.cuit === profile?.cuit };
}

/** Whether vouchers of a point of sale are authorised by ARCA. */
export const isElectronic = ({ profile, isReady }: Standing, pointOfSale: number): boolean =>
  isReady &&
  (profile?.pointsOfSale ?? []).some(
    ({ number, electronic }) => electronic && number === pointOfSale,
  );
