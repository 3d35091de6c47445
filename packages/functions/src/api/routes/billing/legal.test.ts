import { call } from "@foja/harness/api";
import { expect, it } from "vitest";

it.each(["subscription", "refund", "billing"])("answers the %s terms to anybody", async (kind) => {
  const { status, body } = await call("GET", `/api/legal/${kind}`);
  expect(status).toBe(200);
  expect(body.document).toMatchObject({
    kind,
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

it("says what the plan that is asked for costs", async () => {
  const { body } = await call("GET", "/api/legal/billing?planId=standard");
  expect((body.document as { html: string }).html).toContain(
    "El plan Estándar cuesta US$\u00a01,99",
  );
});

it("knows no other kind nor plan", async () => {
  const statuses = await Promise.all(
    ["/api/legal/otra", "/api/legal/billing?planId=oro", "/api/legal/billing?x=1"].map(
      async (path) => (await call("GET", path)).status,
    ),
  );
  expect(statuses).toEqual([404, 422, 422]);
});
