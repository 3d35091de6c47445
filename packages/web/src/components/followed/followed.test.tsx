// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { FollowedNote } from "./followed-note";
import UnfollowedMark from "./unfollowed-mark";

afterEach(clear);

const one = (_id: string, folderName: string, followed: boolean) => ({
  ...{ _id, folderName, number: "CIV 001000/2024", followed, chosen: false },
});
const courts = {
  ...{ linked: 3, followed: 1, limit: 1 },
  cases: [one("fol_1", "Acosta", true), one("fol_2", "Báez", false), one("fol_3", "Cruz", false)],
};
const OWN = "GET /api/causas/followed";
const above = {
  subscription: { features: ["courtLinks"], usage: { folders: 3 }, limits: { folders: 1 } },
} as never;
const within = {
  subscription: { features: ["courtLinks"], usage: { folders: 3 }, limits: { folders: 50 } },
} as never;

it("says how many cases the plan does not follow, and follows those that are chosen", async () => {
  const { press, asks } = show(<FollowedNote />, {
    answers: { [OWN]: { success: true, courts } },
    session: above,
  });
  await press("Elegir cuáles se siguen", shows("1 de 1 elegidas."));
  shows("2 causas vinculadas sin seguir en el tribunal.")();
  await press("Ahora no", () => expect(document.querySelector("[role=dialog]")).toBeNull());
  await press("Elegir cuáles se siguen", shows("1 de 1 elegidas."));
  await press("Báez", shows("Sacá 1 para que entren."));
  await press("Acosta", shows("1 de 1 elegidas."));
  await press("Seguir estas", asks("PUT /api/causas/followed", { folderIds: ["fol_2"] }));
});

it("marks a case that is not followed in a list", async () => {
  const { router } = show(
    <>
      <UnfollowedMark id="fol_1" />
      <p>Acosta</p>
      <UnfollowedMark id="fol_2" />
      <p>Báez</p>
    </>,
    { answers: { [OWN]: { success: true, courts } }, session: above },
  );
  const said = () => document.body.textContent?.includes("Sin seguir en el tribunal: Báez");
  await expect.poll(said).toBe(true);
  expect(document.body.textContent).not.toContain("Sin seguir en el tribunal: Acosta");
  router.dispose();
});

it("does not ask where the plan has room for every case", async () => {
  const { calls } = show(<FollowedNote />, { session: within });
  await Promise.resolve();
  expect(calls).toEqual([]);
});
