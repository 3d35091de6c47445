import { newTenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { commit, type Item, insert, remove } from "../dynamo";
import { anywhere, atOneOf } from "./anywhere";
import { recordKey, recordKeys } from "./record.item";

const itemAt = (
  ownerId: string,
  id: string,
  shelf: "active" | "archived" | "deleted",
  version = 1,
) =>
  ({ ...recordKey("task", ownerId, id, shelf), type: "task", version, _id: id }) as Item & {
    _id: string;
  };

it("finds each on whichever shelf it is, in the order asked for, and what is beside", async () => {
  const { userId } = await newTenant();
  const [a, b, c] = [
    itemAt(userId, "tsk_a", "active"),
    itemAt(userId, "tsk_b", "deleted"),
    itemAt(userId, "tsk_c", "archived"),
  ];
  const other = itemAt(userId, "tsk_other", "active");
  await commit(insert(a), insert(b), insert(c), insert(other));
  const keys = ["tsk_b", "tsk_none", "tsk_a", "tsk_c"].map((id) => recordKeys("task", userId, id));
  const { items, beside } = await atOneOf(keys, [other, { pk: c.pk, sk: "NONE" }]);
  expect(items.map((item) => item?.sk)).toEqual([b.sk, undefined, a.sk, c.sk]);
  expect(beside.map((item) => item?.sk)).toEqual([other.sk, undefined]);
  expect(await anywhere("task", userId, "tsk_c")).toMatchObject({ _id: "tsk_c" });
  expect(await anywhere("task", userId, "tsk_none")).toBeUndefined();
});

it("takes the later of two that a move left in sight", async () => {
  const { userId } = await newTenant();
  const [archived, deleted] = [
    itemAt(userId, "tsk_m", "archived", 3),
    itemAt(userId, "tsk_m", "deleted", 4),
  ];
  await commit(insert(archived), insert(deleted));
  expect(await anywhere("task", userId, "tsk_m")).toMatchObject({ sk: deleted.sk, version: 4 });
  await commit(remove(deleted));
  expect(await anywhere("task", userId, "tsk_m")).toMatchObject({ sk: archived.sk, version: 3 });
});
