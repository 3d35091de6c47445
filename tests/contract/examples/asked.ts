import { description, type operations } from "@foja/harness/contract";
import fc from "fast-check";
import { plain, type Request, type Route, takenBy } from "../generated/requests";
import { send, worldOf } from "../generated/sent";
import type { Vendors } from "../generated/vendors";
import { type Example, settled } from "./example.rules";

/** How many valid requests are tried until one is done. */
const TRIES = 12;
/** The requests of an example are the same whatever the seed of a run is. */
const SEED = 7;

/**
 * A call as it is sent and answered: the shortest of some valid requests that is done, or, where none
 * of them is, one with its refusal.
 */
export async function exampleOf(route: Route, google: Vendors["google"]): Promise<Example> {
  const { components } = await description();
  const world = await worldOf(route, google);
  const takes = takenBy(route, components.schemas ?? {});
  const valid = fc.sample(plain(route, takes, world), { numRuns: TRIES, seed: SEED });
  const lengthOf = ({ body, query }: Request) => JSON.stringify([body, query]).length;
  let refused: Example | undefined;
  for (const given of valid.sort((a, b) => lengthOf(a) - lengthOf(b))) {
    const { status, body } = await send(world, route, given);
    const known = new Map<string, string>();
    const asked = given.body === undefined ? {} : { body: settled(given.body, known) };
    const example = { ...asked, status, answer: settled(body, known) };
    if (status < 300) return example;
    refused ??= example;
  }
  if (!refused) throw new Error("no request was made");
  return refused;
}

/** Whether a route has an example: one that is called with JSON or nothing, and answers JSON. */
export const hasExample = ({ operation }: Awaited<ReturnType<typeof operations>>[number]) =>
  Object.values(operation.responses).some(
    (one) => "content" in one && one.content?.["application/json"],
  );
