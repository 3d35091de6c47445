import { describe, expect, it } from "vitest";
import { createEntry, createPlan, createQuota } from "./ledger.schema";

/** The fields at fault of a body. */
const faults = (
  shape: typeof createEntry | typeof createPlan | typeof createQuota,
  body: object,
) => [...new Set((shape.safeParse(body).error?.issues ?? []).map(({ path }) => path.join(".")))];

describe("an entry of an account", () => {
  const payment = { kind: "payment", amount: 100, date: "2026-03-02" };
  it.each<[object, string[]]>([
    [{}, []],
    [{ amount: 0 }, ["amount"]],
    [{ amount: 0.01 }, []],
    [{ amount: 100_000_000_000 }, []],
    [{ amount: 100_000_000_000.01 }, ["amount"]],
    [{ amount: 1.001 }, ["amount"]],
    [{ amount: 1.0001, currency: "UMA" }, []],
    [{ amount: 1.00001, currency: "UMA" }, ["amount"]],
    [{ amount: 1.0001, currency: "USD", rate: 1 }, ["amount"]],
    [{ currency: "JUS", kind: "fee" }, []],
    [{ currency: "JUS", kind: "transfer" }, []],
    [{ currency: "UMA", kind: "expense" }, ["currency"]],
    [{ currency: "JUS", kind: "advance" }, ["currency"]],
    [{ currency: "ARS", kind: "expense" }, []],
    [{ currency: "USD" }, ["rate"]],
    [{ currency: "USD", rate: null }, ["rate"]],
    [{ currency: "USD", rate: 1200.5 }, []],
    [{ currency: "USD", rate: 0 }, ["rate"]],
    [{ currency: "USD", rate: 10_000_000 }, []],
    [{ currency: "USD", rate: 10_000_001 }, ["rate"]],
    [{ currency: "USD", rate: 1.00001 }, ["rate"]],
    [{ rate: 1200 }, ["rate"]],
    [{ pays: "UMA" }, []],
    [{ pays: "UMA", kind: "transfer" }, []],
    [{ pays: "UMA", kind: "fee" }, ["pays"]],
    [{ pays: "UMA", currency: "UMA" }, []],
    [{ pays: "JUS", currency: "UMA" }, ["pays"]],
    [{ pays: "ARS", currency: "JUS" }, ["pays"]],
    [{ colour: 1 }, [""]],
  ])("with %j fails at %j", (more, paths) => {
    expect(faults(createEntry, { ...payment, ...more })).toEqual(paths);
  });
});

describe("a plan of instalments", () => {
  const plan = { amount: 100, count: 3, firstDue: "2026-03-02", every: "month" };
  const { amount: _, ...rest } = plan;
  it.each<[object, string[]]>([
    [plan, []],
    [{ ...plan, count: 0 }, ["count"]],
    [{ ...plan, count: 1 }, []],
    [{ ...plan, count: 60 }, []],
    [{ ...plan, count: 61 }, ["count"]],
    [{ ...plan, count: 1.5 }, ["count"]],
    [rest, ["amount"]],
    [{ ...plan, amount: 1.001 }, ["amount"]],
    [{ ...plan, amount: 1.001, currency: "UMA" }, []],
    [{ ...plan, colour: 1 }, [""]],
  ])("%j fails at %j", (body, paths) => expect(faults(createPlan, body)).toEqual(paths));
});

describe("a cuota litis", () => {
  const quota = { calculatorId: "calc_1", date: "2026-03-02" };
  it.each<[number, string[]]>([
    [0, ["percent"]],
    [0.01, []],
    [20.5, []],
    [20.555, ["percent"]],
    [100, []],
    [100.01, ["percent"]],
  ])("of %d %% fails at %j", (percent, paths) => {
    expect(faults(createQuota, { ...quota, percent })).toEqual(paths);
  });
});
