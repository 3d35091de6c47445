import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { NoticeKind } from "./kinds.rules";

/** What a practice set for a kind of notice. */
export type Chosen = { text: string | null; alone: boolean };

/** What a practice set for its notices, by kind; a kind that it left as it was is absent. */
export type SettingsItem = Stored<{
  userId: string;
  kinds: Partial<Record<NoticeKind, Chosen>>;
  /** Whether it writes to clients by the stage's number; absent: no. */
  whatsapp?: boolean;
  updatedAt: string;
  /** The person who changed it last. */
  by: string;
}>;

export const settingsKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "NOTICESETTINGS",
});
