import { writeFileSync } from "node:fs";
import { setClock } from "@foja/core/kernel/clock";
import examples from "@foja/functions/openapi/examples";
import { operations } from "@foja/harness/contract";
import { drawn } from "@foja/harness/draw";
import { ownTable } from "@foja/harness/own-table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressOf, ELSEWHERE } from "../generated/sent";
import { openVendors, type Vendors } from "../generated/vendors";
import { exampleOf, hasExample } from "./asked";
import { type Example, pathsIn } from "./example.rules";

const routes = (await operations()).filter(({ path }) => path !== "/api/openapi.json");
const described = routes.filter((route) => hasExample(route) && !ELSEWHERE[addressOf(route)]);
const recorded = examples as Record<string, Example>;

/** Where a run writes what it found instead of comparing: `npm run examples`. */
const RECORD = process.env.FOJA_EXAMPLES;

let vendors: Vendors;
beforeAll(async () => {
  vendors = await openVendors();
});
afterAll(() => vendors.close());
beforeEach(async () => {
  // What administrators see is of all practices: nobody else is in it.
  await ownTable();
  // What is ahead and what is past stays so.
  setClock(() => Date.parse("2026-11-27T15:00:00.000Z"));
});

const found: Record<string, Example> = {};
afterAll(() => {
  if (RECORD) writeFileSync(RECORD, `${JSON.stringify(found, undefined, 2)}\n`);
});

describe("the example of a call in the description", () => {
  it.each(drawn(described, RECORD ? 1 : 1 / 8).map((route) => [addressOf(route), route] as const))(
    "%s is sent and answered so",
    async (address, route) => {
      const example = await exampleOf(route, vendors.google);
      if (RECORD) {
        found[address] = example;
        return;
      }
      const there = recorded[address];
      expect(example.body).toEqual(there?.body);
      expect(example.status).toEqual(there?.status);
      expect(new Set(pathsIn(example.answer))).toEqual(new Set(pathsIn(there?.answer)));
    },
  );

  it("is of every call, but of those that only another test reaches", () => {
    const there = RECORD ? found : recorded;
    expect(described.map(addressOf).filter((address) => !there[address])).toEqual([]);
  });

  it("is of no call that is gone", () => {
    const known = new Set(routes.map(addressOf));
    expect(Object.keys(recorded).filter((address) => !known.has(address))).toEqual([]);
  });
});
