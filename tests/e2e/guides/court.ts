import { dayOf } from "@foja/core/kernel/zone.rules";
import type { World } from "../world";

/** The address at the court's stand-in where a case of that number publishes. */
const fileOf = (world: World, number: string) =>
  `${world.foja().url}/_local/court/pjn/cases/${encodeURIComponent(number)}`;

/** Publishes a movement in the case of a number, today: of a fixed day, its deadline would be overdue some day. */
export async function publish(
  world: World,
  number: string,
  title: string,
  text: string,
): Promise<void> {
  const body = JSON.stringify({ date: dayOf(Date.now()), title, text });
  await fetch(`${fileOf(world, number)}/movements`, { method: "POST", body });
}

/** The carátula that the court has for a number. */
export async function caratulaOf(world: World, number: string): Promise<string> {
  return ((await (await fetch(fileOf(world, number))).json()) as { caratula: string }).caratula;
}

/** Reads at the courts what they published. */
export async function sync(world: World): Promise<void> {
  await world.foja().settle();
  await world.foja().runJob("court-sync");
}
