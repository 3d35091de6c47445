import { randomBytes } from "node:crypto";
import { Passwords } from "@foja/core/accounts/passwords";
import { Users } from "@foja/core/accounts/users";
import { Plans } from "@foja/core/billing/plans";
import { withContext } from "@foja/core/kernel/actor";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { EXAMPLE_CASES } from "@foja/core/operations/start/example-cases.rules";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, startDatabase } from "../aws/dynamo/start";
import { createTable } from "../aws/dynamo/table";
import { seed } from "./seed";
import { ADMIN, DEMO } from "./users";

let database: Database;

beforeAll(async () => {
  database = await startDatabase();
  process.env.DYNAMODB_ENDPOINT = database.endpoint;
});

afterAll(async () => {
  resetClient();
  await database.stop();
});

beforeEach(async () => {
  process.env.TABLE_NAME = `seed-${randomBytes(4).toString("hex")}`;
  resetEnv();
  resetClient();
  await createTable(database.endpoint, process.env.TABLE_NAME);
});

async function practiceOf(email: string) {
  const user = await Users.findByEmail(email);
  if (!user) throw new Error(`${email} is not there`);
  const actor = {
    type: "user" as const,
    member: "titular" as const,
    hidden: new Set<string>(),
    userId: user._id,
    ownerId: user._id,
    sessionId: "test",
    role: user.role,
  };
  const surroundings = { actor, requestId: "test", address: "-", userAgent: "-" };
  const { folders } = await withContext(surroundings, () => Folders.list({ limit: 100 }));
  return { user, folders, plan: await Plans.subscriptionOf(user._id) };
}

describe("seed", () => {
  it("opens both accounts, ready to sign in with the logins of the start-up message", async () => {
    await seed();
    for (const given of [DEMO, ADMIN]) {
      const { user } = await practiceOf(given.email);
      expect(user).toMatchObject({ role: given.role, status: "active" });
      expect(await Passwords.verifyPassword(user.passwordHash, given.password)).toBe(true);
    }
  });

  it("gives the demo practice cases, counted against its plan, with room for one more", async () => {
    await seed();
    const { folders, plan } = await practiceOf(DEMO.email);
    expect(folders).toHaveLength(EXAMPLE_CASES.length);
    expect(plan.usage.folders).toBe(EXAMPLE_CASES.length);
    expect(plan.limits.folders).toBeGreaterThan(EXAMPLE_CASES.length);
    expect((await practiceOf(ADMIN.email)).folders).toEqual([]);
  });

  it("changes nothing the second time", async () => {
    await seed();
    const before = await practiceOf(DEMO.email);
    await seed();
    expect(await practiceOf(DEMO.email)).toEqual(before);
  });

  it("begins anew after it was cut off in the middle", async () => {
    // The user is written last: by then the cases exist.
    const add = vi.spyOn(Users, "add").mockImplementationOnce(() => {
      throw new Error("corte");
    });
    await expect(seed()).rejects.toThrow("corte");
    add.mockRestore();
    await seed();
    const { folders, plan } = await practiceOf(DEMO.email);
    expect(folders).toHaveLength(EXAMPLE_CASES.length);
    expect(plan.usage.folders).toBe(EXAMPLE_CASES.length);
  });

  it.each(EXAMPLE_CASES)("has a case that a lawyer could have typed: $folderName", (folder) => {
    expect(createFolder.parse(folder)).toMatchObject({ folderName: folder.folderName });
    expect(folder.folderName).toMatch(/ s\/ /);
  });
});
