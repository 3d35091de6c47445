import { standStill } from "@foja/harness/start-at";
import { newTenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { at, now } from "../../kernel/clock";
import { hold, keep, LostLane, release, seize } from "./lane";

standStill();

const LANE = { pointOfSale: 3, voucherType: 6 };
const later = (seconds: number) => now() + seconds * 1000;

it("is held by one run, for 150 seconds from when it last said so", async () => {
  const { userId } = await newTenant();
  const first = await hold(userId, LANE);
  if (!first) throw new Error("nobody held it");
  expect(await hold(userId, LANE)).toBeUndefined();
  expect(await hold(userId, { ...LANE, voucherType: 8 })).toBeDefined();
  await at(later(100), () => keep(first));
  expect(await at(later(249), () => hold(userId, LANE))).toBeUndefined();
  expect(await at(later(250), () => hold(userId, LANE))).toBeDefined();
  await expect(at(later(251), () => keep(first))).rejects.toBeInstanceOf(LostLane);
});

it("is free at once when its run lets it go", async () => {
  const { userId } = await newTenant();
  const first = await hold(userId, LANE);
  if (!first) throw new Error("nobody held it");
  await keep(first);
  await release(first);
  expect(await hold(userId, LANE)).toBeDefined();
});

it("can be taken from a run that hangs, which loses it at its next step", async () => {
  const { userId } = await newTenant();
  await seize(userId, LANE);
  const hung = await hold(userId, LANE);
  if (!hung) throw new Error("nobody held it");
  await seize(userId, LANE);
  expect(await hold(userId, LANE)).toBeDefined();
  await expect(keep(hung)).rejects.toBeInstanceOf(LostLane);
});
