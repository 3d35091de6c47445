import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { UpdateSettings } from "./settings.schema";

/** The issuer's profile of a practice's invoices. */
export type SettingsItem = Stored<UpdateSettings>;

export const settingsKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "INVOICESETTINGS",
});

export const toSettings = (
  ownerId: string,
  given: UpdateSettings,
  version: number,
): SettingsItem => ({
  ...settingsKey(ownerId),
  ...given,
  type: "invoiceSettings",
  version,
});
