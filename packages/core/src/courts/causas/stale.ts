import { now } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { type CausaItem, freshRange, knownSince } from "./causa.item";
import { STALE_MS } from "./causa.rules";
import { linksOf } from "./links";
import { raise } from "./lost";
import { isDown, read } from "./portals";
import { edit } from "./store";

/**
 * Alerts the practices of files that were not read for 36 hours, once an episode. Answers how many
 * files had an alert.
 */
export async function alertStale(): Promise<number> {
  const until = new Date(now() - STALE_MS).toISOString();
  let alerted = 0;
  for (const which of ["VERIFIED", "WAITING"] as const) {
    for await (const causa of walk<CausaItem>({ ...freshRange(which, until), limit: 200 })) {
      if (causa.staleTold === knownSince(causa)) continue;
      await alertOf(causa);
      alerted += 1;
    }
  }
  return alerted;
}

async function alertOf(causa: CausaItem): Promise<void> {
  const since = knownSince(causa);
  // One episode is one alert, whichever round raises it.
  const late = new Date(Date.parse(since) + STALE_MS).toISOString();
  const down = isDown(await read(causa.system));
  for (const link of await linksOf(causa._id)) {
    if (link.leaving) continue;
    await raise(link, "court-stale", late, {
      primaryText: `${causa.number}: sin novedades del tribunal hace más de 36 horas`,
      secondaryText: `${down ? "El portal no responde" : "No pudimos leerla"}. Revisá la causa en su sitio.`,
    });
  }
  await edit(causa._id, () => ({ staleTold: since }));
}
