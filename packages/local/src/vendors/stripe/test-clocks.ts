import * as z from "zod";
import { newId } from "./ids";
import { pageOf } from "./lists";
import { common, integer, nothing, paged } from "./params";
import { catchUp } from "./passing-time";
import { invalid } from "./refusal";
import type { Declare } from "./routes";
import type { TestClock } from "./shapes";
import type { World } from "./world";

export const clockInput = z.strictObject({
  ...common,
  frozen_time: integer,
  name: z.string().optional(),
});
export const clockAdvance = z.strictObject({ ...common, frozen_time: integer });
const clockList = z.strictObject(paged);

const KEPT_S = 30 * 24 * 3600;

/** The endpoints of Stripe's test clocks. Here each of them shows, and moves, the one clock. */
export function addTestClocks(on: Declare, world: World): void {
  const path = "/test_helpers/test_clocks";
  on("post", path, clockInput, ({ frozen_time, name = null }) => {
    move(world, frozen_time);
    const id = newId("clock");
    const made: TestClock = {
      id,
      object: "test_helpers.test_clock",
      created: world.now,
      deletes_after: world.now + KEPT_S,
      frozen_time,
      livemode: false,
      name,
      status: "ready",
      status_details: {},
    };
    return world.add("testClocks", made, "test_helpers.test_clock.created");
  });
  on("get", path, clockList, (page) => pageOf(`/v1${path}`, world.all("testClocks"), page));
  on("get", `${path}/:id`, nothing, (_, id) => world.get("testClocks", id));
  on("post", `${path}/:id/advance`, clockAdvance, ({ frozen_time }, id) => {
    const clock = world.get("testClocks", id);
    world.change(clock, { frozen_time }, "test_helpers.test_clock.advancing");
    move(world, frozen_time);
    catchUp(world);
    return world.change(clock, {}, "test_helpers.test_clock.ready");
  });
  on("delete", `${path}/:id`, nothing, (_, id) =>
    world.remove("testClocks", id, "test_helpers.test_clock.deleted"),
  );
}

function move(world: World, to: number): void {
  if (world.clock.move(to)) return;
  throw invalid("A test clock can only be advanced to a time in the future.", {
    param: "frozen_time",
  });
}
