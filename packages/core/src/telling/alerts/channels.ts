import { insert, type Write } from "../../kernel/dynamo";
import type { Channels } from "../preferences/preferences.schema";
import { type AlertDraft, toSilent } from "./alert.item";
import { askLetter } from "./letter";
import { plan } from "./raise";

/**
 * The writes of an alert by the channels that a person wants, for a larger commit, see `plan`.
 * Without the app channel only a silent record is stored, so that its cause raises no alert again.
 */
export function byChannels(ownerId: string, draft: AlertDraft, channels: Channels): Write[] {
  const shown = channels.app
    ? plan(ownerId, draft, { push: channels.push }).writes
    : [insert(toSilent(ownerId, draft))];
  return channels.email ? [...shown, askLetter(ownerId, draft)] : shown;
}
