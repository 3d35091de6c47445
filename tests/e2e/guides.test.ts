import { existsSync } from "node:fs";
import { join } from "node:path";
import { guideSlugs } from "@foja/functions/edge/public-paths";
import { seedRates } from "@foja/local/seed/rates";
import { beforeAll, describe, expect, it } from "vitest";
import { articleOf } from "./guides/article";
import { readerAt } from "./guides/reader";
import { WALKS } from "./guides/walks";
import { MODES, PUBLIC } from "./pictures";
import { hydrated } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

beforeAll(seedRates);

/** The distinct names, sorted. */
const set = (names: readonly string[]) => [...new Set(names)].sort();

/**
 * Every step of every article, carried out on the product. The names in bold in a step must be
 * those that its walk uses, and vice versa. `PICTURES=1` takes its pictures anew.
 */
describe.each(guideSlugs)("the guide «%s»", (slug) => {
  const { steps, rest } = articleOf(slug);
  const { prepare, at, does } = WALKS[slug];

  it("can be followed step by step, and names what is on the screen", async () => {
    expect(does.length, "steps of the article").toBe(steps.length);
    const { as, path } = await prepare(world);
    const { page } = await world.visit({ as, width: 1024, deviceScaleFactor: 1.5 });
    await page.goto(path ?? at);
    await hydrated(page);
    const reader = readerAt(page, slug);
    const used = new Set<string>();
    for (const [i, { text, names, pictures }] of steps.entries()) {
      await does[i]?.(reader, world);
      const noted = reader.noted();
      expect({ step: text, names: set(noted.names) }).toEqual({ step: text, names: set(names) });
      expect(noted.pictures, text).toEqual(pictures);
      for (const name of noted.names) used.add(name);
    }
    await WALKS[slug].after?.(reader);
    for (const name of reader.noted().names) used.add(name);
    expect(rest.names.filter((name) => !used.has(name))).toEqual([]);
  });

  it("has its pictures, by day and by night", () => {
    const pictures = steps.flatMap((step) => step.pictures);
    const files = pictures.flatMap((name) =>
      Object.keys(MODES).flatMap((mode) =>
        ["", "-chica"].map((size) => `guides/${slug}-${name}-${mode}${size}.webp`),
      ),
    );
    expect(rest.pictures).toEqual([]);
    expect(files.filter((file) => !existsSync(join(PUBLIC, file)))).toEqual([]);
  });
});
