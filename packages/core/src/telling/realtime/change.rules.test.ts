import { expect, it } from "vitest";
import { changesOf } from "./change.rules";

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

it("announces to an account's own practice that it is called otherwise", () => {
  const changes = changesOf([{ type: "user", _id: "usr_ana" }]);
  expect([...changes]).toEqual([["usr_ana", [{ topic: "members", ids: ["usr_ana"] }]]]);
});
