import { now } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { type CausaItem, freshRange, knownSince } from "./causa.item";
import { STALE_MS } from "./causa.rules";
import { linksOf } from "./links";
import { raise } from "./lost";
import { isDown, read } from "./portals";
import { edit } from "./store";

/**
 * Tells who follows a case that nothing is known of it any more, once for each time it happens.
 * Answers how many cases were told of.
 */
export async function tellStale(): Promise<number> {
  const until = new Date(now() - STALE_MS).toISOString();
  let told = 0;
  for (const which of ["VERIFIED", "WAITING"] as const) {
    for await (const causa of walk<CausaItem>({ ...freshRange(which, until), limit: 200 })) {
      if (causa.staleTold === knownSince(causa)) continue;
      await tellOf(causa);
      told += 1;
    }
  }
  return told;
}

async function tellOf(causa: CausaItem): Promise<void> {
  const since = knownSince(causa);
  // The same episode is the same alert, whoever tells it and whenever.
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
