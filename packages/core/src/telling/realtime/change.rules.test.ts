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

it("says which records went to the bin, and not of one that came back from there or moved", () => {
  const was = (_id: string, became?: "there" | "gone") => ({
    ...{ type: "task", userId: "usr_ana", _id, became },
  });
  const changes = changesOf([
    ...[was("tas_1"), was("tas_1", "gone")],
    ...[was("tas_2", "gone"), was("tas_2", "there")],
    ...[was("tas_3", "there"), was("tas_3")],
    was("tas_4", "gone"),
  ]);
  const ids = ["tas_1", "tas_2", "tas_3", "tas_4"];
  expect(changes.get("usr_ana")).toEqual([{ topic: "tasks", ids, gone: ["tas_1", "tas_4"] }]);
});

it("announces to an account's own practice that it is called otherwise", () => {
  const changes = changesOf([{ type: "user", _id: "usr_ana" }]);
  expect([...changes]).toEqual([["usr_ana", [{ topic: "members", ids: ["usr_ana"] }]]]);
});
