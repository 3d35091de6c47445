import * as z from "zod";
import { pageOf } from "./lists";
import { boolean, created, listOf, nothing, paged } from "./params";
import type { Declare } from "./routes";
import type { World } from "./world";

export const eventList = z.strictObject({
  ...paged,
  type: z.string().optional(),
  types: listOf(z.string()).optional(),
  delivery_success: boolean.optional(),
  created,
});

/** The event endpoints; Stripe keeps events for thirty days. */
export function addEvents(on: Declare, world: World): void {
  on("get", "/events", eventList, ({ type, types, delivery_success: delivered, ...page }) => {
    const found = world
      .all("events")
      .filter((one) => !type || isOf(type, one.type))
      .filter((one) => !types || types.some((each) => isOf(each, one.type)))
      .filter((one) => delivered === undefined || wasDelivered(world, one.id) === delivered);
    return pageOf("/v1/events", found, page);
  });
  on("get", "/events/:id", nothing, (_, id) => world.get("events", id));
}

/** Whether an event has a type, which may end in an asterisk. */
const isOf = (asked: string, type: string) =>
  asked.endsWith("*") ? type.startsWith(asked.slice(0, -1)) : type === asked;

const wasDelivered = (world: World, id: string) => world.hidden.deliveries[id]?.delivered === true;
