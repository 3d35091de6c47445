import { ownTable } from "@foja/harness/own-table";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commit, put } from "../../kernel/dynamo";
import { Plans } from ".";
import { SHIPPED } from "./config.rules";

beforeEach(() => ownTable());
afterEach(() => vi.restoreAllMocks());

const namesAt = async (ms: number) => {
  vi.spyOn(performance, "now").mockReturnValue(ms);
  return (await Plans.offered()).map(({ displayName }) => displayName);
};

it("shows what another process changed after three seconds, and at once when told", async () => {
  const [free] = SHIPPED;
  if (!free) throw new Error("no plan is shipped");
  const rename = (displayName: string) =>
    commit(put(Plans.toConfigItem({ ...free, displayName, version: 1 })));
  const rest = ["Estándar", "Premium"];
  expect(await namesAt(10_000)).toEqual(["Gratuito", ...rest]);
  await rename("Uno");
  expect(await namesAt(13_000)).toEqual(["Gratuito", ...rest]);
  expect(await namesAt(13_001)).toEqual(["Uno", ...rest]);
  await rename("Dos");
  Plans.forget();
  expect(await namesAt(13_001)).toEqual(["Dos", ...rest]);
});
