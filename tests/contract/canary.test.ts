import { amongItsPeople, LURKING } from "@foja/harness/canary";
import { lurk } from "@foja/harness/lurking";
import { newTenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";

// A run with FOJA_CANARY=1 adds such a case to every practice of every test.
it("leaves a case that is not there for who founded the practice, until they open it", async () => {
  const ana = await newTenant();
  await lurk(ana, newTenant);
  const list = `/api/folders/user/${ana.userId}`;
  const usage = async () => (await ana.call("GET", "/api/auth/me")).body.subscription;
  expect((await ana.call("GET", list)).body).toMatchObject({ folders: [] });
  expect(await usage()).toMatchObject({ plan: "free", usage: { folders: 0, members: 1 } });
  const { cases } = (await ana.call("GET", "/api/reserved")).body;
  await amongItsPeople(async () => {
    for (const { _id } of cases as { _id: string }[]) {
      await ana.call("POST", `/api/reserved/${_id}/open`);
    }
    expect(JSON.stringify((await ana.call("GET", list)).body)).toContain(LURKING);
  });
});
