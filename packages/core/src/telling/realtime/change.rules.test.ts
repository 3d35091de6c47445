import { expect, it } from "vitest";
import { type Became, changesOf } from "./change.rules";

it("names each practice its topics once, with the ids of its records", () => {
  const changes = changesOf([
    { type: "task", userId: "usr_ana", _id: "tas_1" },
    { type: "task", userId: "usr_ana", _id: "tas_2" },
    { type: "reserved", userId: "usr_eva" },
    { type: "session", userId: "usr_eva", _id: "ses_1" },
  ]);
  expect([...changes]).toEqual([
    ["usr_ana", [{ topic: "tasks", ids: ["tas_1", "tas_2"] }]],
    ["usr_eva", [{ topic: "reserved", ids: [] }]],
  ]);
});

it.each<[string, Became[], boolean]>([
  ["went to the bin", [undefined, "gone"], true],
  ["went there after another change", ["there", undefined, "gone"], true],
  ["was deleted for good", ["left"], true],
  ["came back", ["there", "left"], false],
  ["came back, said in the other order", ["left", "there"], false],
  ["went there and came back", [undefined, "gone", "left", "there"], false],
  ["moved to another shelf", ["there", undefined], false],
])("says of a record whether it is gone: it %s", (_, all, isGone) => {
  const changes = changesOf(
    all.map((became) => ({ type: "task", userId: "usr_ana", _id: "tas_1", became })),
  );
  const change = { topic: "tasks", ids: ["tas_1"], ...(isGone && { gone: ["tas_1"] }) };
  expect(changes.get("usr_ana")).toEqual([change]);
});

it("announces to an account's own practice that it is called otherwise", () => {
  const changes = changesOf([{ type: "user", _id: "usr_ana" }]);
  expect([...changes]).toEqual([["usr_ana", [{ topic: "members", ids: ["usr_ana"] }]]]);
});
