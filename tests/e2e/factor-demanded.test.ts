import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import { withPasskey } from "@foja/harness/factors";
import { letIn } from "@foja/harness/members";
import { it } from "vitest";
import { bringAxe, examine } from "./looks";
import { asEva } from "./people";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const TEAM = "/apps/profiles/account/role";

it("is asked of everybody of a practice: who has none enrols one, and goes on", async () => {
  const ana = await tenant({ plan: "standard" });
  const eva = await letIn(ana, await asEva(await tenant()), "abogado");
  await withPasskey(ana, "Llave de Ana");
  await ana.as(() => commit(Sessions.prove()));
  const [his, own] = [await visit({ as: ana }), await visit({ as: eva, expects: /40[13]/ })];
  await Promise.all([his, own].map(bringAxe));
  const [page, hers] = [his.page, own.page];
  await hers.goto("/apps/folders/list");
  await seen(hers, "Todavía no hay causas");

  await page.goto(TEAM);
  await page.getByLabel("Pedírselo a todas las personas del estudio").click();
  await seen(page, "Desde ahora el estudio pide el segundo factor.");
  // The page closes with her next call.
  await hers.reload();
  await heading(hers, "Estudio de Ana Pérez pide el segundo factor", 1);
  await examine(hers, "factor-demanded");
  await withPasskey(eva, "Llave de Eva");
  await hers.reload();
  await seen(hers, "Todavía no hay causas");
  await page.getByLabel("Pedírselo a todas las personas del estudio").click();
  await seen(page, "El estudio ya no pide el segundo factor.");
});
