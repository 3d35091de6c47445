import { expect, it } from "vitest";
import { lookedAt } from "./watches";

const page = { what: "folder:fol_1", editing: false };
const dialog = { what: "folder:fol_1", editing: true };
const talk = { what: "chat:cnv_1", editing: false };

it.each([
  [[], { what: null, editing: false }],
  [[page], page],
  [[page, dialog], dialog],
  // A dialog that opens together with its page is told first.
  [[dialog, page], dialog],
  [[page, talk], talk],
])("of %j a page says %j", (watches, said) => {
  expect(lookedAt(watches)).toEqual(said);
});
