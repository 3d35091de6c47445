import { now, nowIso } from "../../kernel/clock";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import type { ImportItem } from "./case-import.item";
import { broughtSentence } from "./case-import.rules";
import { readingsOf } from "./links";
import { edit, find, rowsOf } from "./store";

/** How long the alert waits for files that their portal does not give, in ms. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Raises the one alert of an import, for the person who started it, once what its links bring was
 * read, or half an hour after the last link. Does nothing before that, nor a second time.
 */
export async function tell(id: string): Promise<void> {
  const item = await find(id);
  const { status, links, linkedAt, toldAt } = item;
  if (status !== "done" || toldAt !== null || links.wanted === 0) return;
  if (links.done < links.wanted) return;
  const all = await readingsOf(await rowsOf(item));
  const waited = now() - Date.parse(linkedAt ?? "");
  if (waited < PATIENCE_MS && all.some(({ settled }) => !settled)) return;
  await raise(
    item,
    all.reduce((sum, { novedades }) => sum + novedades, 0),
  );
  await edit(id, () => ({ toldAt: nowIso() }));
}

async function raise({ userId, _id, by, saved, startedAt }: ImportItem, novedades: number) {
  const { movements } = await Preferences.of(userId, by);
  if (!movements.enabled) return;
  const draft: Alerts.AlertDraft = {
    forId: by,
    key: `case-import:${_id}`,
    at: startedAt ?? nowIso(),
    primaryText: broughtSentence(saved, novedades),
    primaryVariant: "info",
    secondaryText: "Los movimientos anteriores quedaron en el historial de cada causa.",
    avatarIcon: "TableDocument",
    sourceType: "import",
    sourceId: _id,
    folderId: null,
    expirationDate: null,
  };
  await Alerts.tryRaise(Alerts.byChannels(userId, draft, movements.channels));
}
