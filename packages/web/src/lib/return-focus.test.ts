// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { giveFocusBack, returnFocusTo } from "./return-focus";

const button = (id: string) => {
  const made = document.createElement("button");
  made.id = id;
  document.body.append(made);
  return made;
};
const byId = (id: string) => () => document.getElementById(id);
const main = byId("main");

beforeEach(() => {
  document.body.replaceChildren();
  button("main");
});

it("goes back to where it came from, or to the page when that is gone", () => {
  const row = button("row");
  giveFocusBack(row, main);
  expect(document.activeElement?.id).toBe("row");
  row.remove();
  giveFocusBack(row, main);
  expect(document.activeElement?.id).toBe("main");
  giveFocusBack(document.body, main);
  expect(document.activeElement?.id).toBe("main");
});

it("goes to the new row as soon as it is drawn, once", async () => {
  returnFocusTo(byId("new"));
  giveFocusBack(document.body, main);
  button("new");
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("new"));
  giveFocusBack(document.body, main);
  expect(document.activeElement?.id).toBe("main");
});

it("goes where it came from when the row never is", async () => {
  const before = button("before");
  returnFocusTo(byId("never"));
  giveFocusBack(before, main);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("before"));
});
