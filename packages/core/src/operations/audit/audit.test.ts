import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { context } from "../../kernel/actor";
import { commit, insert } from "../../kernel/dynamo";
import { Audit } from "./index";

const WHAT = { what: "POST /api/admin/prueba", target: { id: "1" } };
const refused = new Error("refused");

const note = (sk: string) =>
  insert({ pk: "NOTE#audit", sk, type: "note", version: 1 }, () => refused);

/** The audit entries of an action by a new administrator. */
async function keptOf(work: (who: string) => Promise<"done" | "refused" | "misunderstood">) {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  return admin.as(async () => {
    const { requestId } = context();
    const failed = await Audit.withEntry(WHAT, () => work(admin.userId)).catch((error) => error);
    const { entries } = await Audit.list({ limit: 1000 });
    const own = entries.filter(({ who }) => who === admin.userId);
    expect(own.every((one) => one.requestId === requestId && one.what === WHAT.what)).toBe(true);
    return [failed, own.map(({ result }) => result)];
  });
}

describe("what an administrator does", () => {
  it("is kept once, with the first of what it writes", async () => {
    const kept = await keptOf(async (who) => {
      await commit(note(`${who}1`), note(`${who}2`));
      await Promise.all([commit(note(`${who}3`)), commit(note(`${who}4`))]);
      return "done";
    });
    expect(kept).toEqual([undefined, ["done"]]);
  });

  it("is kept though it is cut short after writing", async () => {
    const cut = new Error("cut");
    const kept = await keptOf(async (who) => {
      await commit(note(who));
      throw cut;
    });
    expect(kept).toEqual([cut, ["done"]]);
  });

  it("is kept as refused where nothing of it was written, not even beside", async () => {
    await commit(note("taken")).catch(() => undefined);
    const kept = await keptOf(async () => {
      await expect(commit(note("taken"))).rejects.toBe(refused);
      return "refused";
    });
    expect(kept).toEqual([undefined, ["refused"]]);
  });

  it("is kept once and as refused where it is refused after something of it was written", async () => {
    const refusedAfter = (ending: "refused" | "misunderstood") =>
      keptOf(async (who) => {
        await commit(note(`${who}1`), note(`${who}2`));
        await commit(note(`${who}3`));
        return ending;
      });
    expect(await refusedAfter("refused")).toEqual([undefined, ["refused"]]);
    expect(await refusedAfter("misunderstood")).toEqual([undefined, ["refused"]]);
  });

  it("is kept when it only looks, and not at all when it was not understood", async () => {
    expect(await keptOf(async () => "done")).toEqual([undefined, ["done"]]);
    expect(await keptOf(async () => "refused")).toEqual([undefined, ["refused"]]);
    expect(await keptOf(async () => "misunderstood")).toEqual([undefined, []]);
  });
});
