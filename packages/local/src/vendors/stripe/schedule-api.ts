import { cancelNow } from "./cancelling";
import { pageOf } from "./lists";
import { nothing } from "./params";
import { merged } from "./records";
import type { Declare } from "./routes";
import {
  scheduleChange,
  scheduleEnd,
  scheduleInput,
  scheduleList,
  scheduleRelease,
} from "./schedule-input";
import { followEnd, mustRun, phasesOf, release, scheduleOf } from "./schedules";
import type { World } from "./world";

/** The endpoints of subscription schedules. */
export function addSchedules(on: Declare, world: World): void {
  on("post", "/subscription_schedules", scheduleInput, ({ from_subscription: id }) =>
    scheduleOf(world, world.get("subscriptions", id, "from_subscription")),
  );
  on("get", "/subscription_schedules", scheduleList, ({ customer, ...page }) => {
    const found = world.all("schedules").filter((one) => !customer || one.customer === customer);
    return pageOf("/v1/subscription_schedules", found, page);
  });
  on("get", "/subscription_schedules/:id", nothing, (_, id) => world.get("schedules", id));
  on("post", "/subscription_schedules/:id", scheduleChange, (given, id) => {
    const schedule = world.get("schedules", id);
    mustRun(schedule);
    const patch = {
      ...(given.phases && { phases: phasesOf(world, schedule, given.phases) }),
      ...(given.end_behavior && { end_behavior: given.end_behavior }),
      metadata: merged(schedule.metadata, given.metadata),
    };
    const [first] = patch.phases ?? [];
    const current = first && { start_date: first.start_date, end_date: first.end_date };
    const current_phase = current ?? schedule.current_phase;
    if (given.end_behavior) followEnd(world, schedule, given.end_behavior);
    return world.change(schedule, { ...patch, current_phase }, "subscription_schedule.updated");
  });
  on("post", "/subscription_schedules/:id/release", scheduleRelease, (given, id) =>
    release(world, world.get("schedules", id), given.preserve_cancel_date ?? true),
  );
  on("post", "/subscription_schedules/:id/cancel", scheduleEnd, (given, id) => {
    const schedule = world.get("schedules", id);
    mustRun(schedule);
    const subscription = world.peek("subscriptions", schedule.subscription);
    // Unlike when cancelling a subscription, both default to true.
    const { prorate = true, invoice_now: invoiceNow = true } = given;
    if (subscription) cancelNow(world, subscription, { prorate, invoiceNow });
    return schedule;
  });
}
