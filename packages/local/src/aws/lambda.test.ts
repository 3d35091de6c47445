import type { Context } from "aws-lambda";
import { describe, expect, it } from "vitest";
import { loadHandler } from "./handlers";
import { HandlerTimeout, invoke } from "./lambda";

const limit = { name: "things", timeoutSeconds: 5 };

describe("invoke", () => {
  it("hands over the event and a context, and answers what was returned", async () => {
    const answer = await invoke(
      async (event: unknown, context: Context) => ({
        event,
        name: context.functionName,
        left: context.getRemainingTimeInMillis(),
      }),
      { a: 1 },
      limit,
    );
    expect(answer).toMatchObject({ event: { a: 1 }, name: "things" });
    expect((answer as { left: number }).left).toBeGreaterThan(4000);
  });

  it("takes what is thrown at once like what is rejected later", async () => {
    const thrown = () => {
      throw new Error("uy");
    };
    await expect(invoke(thrown, {}, limit)).rejects.toThrow("uy");
    await expect(invoke(async () => thrown(), {}, limit)).rejects.toThrow("uy");
  });

  it("gives up when it takes too long", async () => {
    const never = () => new Promise(() => {});
    const run = invoke(never, {}, { name: "things", timeoutSeconds: 0.01 });
    await expect(run).rejects.toThrow(HandlerTimeout);
  });
});

describe("loadHandler", () => {
  it("finds the function that a trigger names", async () => {
    const handler = await loadHandler("packages/functions/src/jobs/folders-purge.handler");
    expect(handler).toBeTypeOf("function");
  });

  it.each([
    "packages/functions/src/jobs/nada.handler",
    "packages/functions/src/jobs/folders-purge.nada",
    "nada",
  ])("fails for %s", async (path) => {
    await expect(loadHandler(path)).rejects.toThrow();
  });
});
