import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import { letIn } from "@foja/harness/members";
import { keptFor } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

async function opened(who: Tenant): Promise<string> {
  const answer = await who.call("POST", "/api/folders", { body: { folderName: "Canario" } });
  return (answer.body.folder as { _id: string })._id;
}

const enter = async ({ userId }: Tenant) =>
  commit((await Sessions.open({ _id: userId, role: "USER_ROLE" }, "login")).write);

/** A founder, and a colleague's case that is reserved from them. */
async function withKeptCase() {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "titular");
  const id = await opened(eva);
  const path = `/api/folders/${id}`;
  const reserve = (people: string[] | null) => eva.call("PUT", path, { body: keptFor(people) });
  return { ana, reserve, status: async () => (await ana.call("GET", path)).status };
}

describe("how somebody stands, at their next request", () => {
  it("follows what is reserved and what no longer is", async () => {
    const { reserve, status } = await withKeptCase();
    for (let round = 0; round < 2; round += 1) {
      await reserve([]);
      expect(await status()).toBe(404);
      await reserve(null);
      expect(await status()).toBe(200);
    }
  });

  it.each([6, 7, 8, 30])("follows what is reserved behind %i older sessions", async (older) => {
    const { ana, reserve } = await withKeptCase();
    await reserve([]);
    for (let n = 0; n < older; n += 1) await enter(ana);
    const session = await Sessions.open({ _id: ana.userId, role: "USER_ROLE" }, "login");
    await commit(session.write);
    const { hidden, member } = await Sessions.authenticate(session.token);
    expect({ hidden: hidden.size, member }).toEqual({ hidden: 1, member: "titular" });
  });

  it("ends with the session, however many others there are", async () => {
    const ana = await newTenant();
    for (let n = 0; n < 9; n += 1) await enter(ana);
    const { write, token } = await Sessions.open({ _id: ana.userId, role: "USER_ROLE" }, "login");
    await commit(write);
    expect((await Sessions.authenticate(token)).userId).toBe(ana.userId);
    await Sessions.endAll(ana.userId);
    await expect(Sessions.authenticate(token)).rejects.toMatchObject({
      code: "auth.session_ended",
    });
  });
});

describe("who is signed in", () => {
  const me = async ({ call }: Tenant) => (await call("GET", "/api/auth/me")).body;

  it("is told of their practice as its own read and its session's say it", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "abogado");
    const practice = { lacksFactor: false, teamUntil: null };
    expect(await me(ana)).toMatchObject({ practice, customer: null, paymentHistory: [] });
    expect(await me(eva)).toMatchObject({ practice: { ...practice, _id: ana.userId } });
  });
});
