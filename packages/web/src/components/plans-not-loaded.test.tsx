// @vitest-environment happy-dom

import { afterEach, expect, it } from "vitest";
import { takeNotices } from "~/lib/notify";
import { planRestriction } from "~/lib/plan-restriction";
import { mount } from "~/testing/mount";
import { PlansNotLoaded } from "./plans-not-loaded";

let close = () => {};
afterEach(() => {
  close();
  takeNotices();
  planRestriction.set({ shown: null });
});

it("says what was refused, and that the plans could not be read, where they do not arrive", () => {
  const message = "Llegaste al límite de 5 causas de tu plan Gratuito.";
  const shown = {
    ...{ title: "Límite alcanzado", message, plan: "free", resource: "folders" },
    ...{ feature: undefined, returnTo: "/apps/folders/list?nueva=1" },
  };
  planRestriction.set({ shown });
  ({ close } = mount(<PlansNotLoaded {...shown} />));
  expect(takeNotices().map(({ text }) => text)).toEqual([
    message,
    "No se pudieron cargar los planes",
  ]);
  expect(planRestriction.get().shown).toBeNull();
});
