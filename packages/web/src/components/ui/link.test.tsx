// @vitest-environment happy-dom

import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { clear, show } from "~/testing/stage";
import { Link, type LinkProps, useArrivals } from "./link";

afterEach(clear);

function Page(props: Partial<LinkProps>) {
  useArrivals();
  return (
    <Link to="/?parte=dos" {...props}>
      Ir
    </Link>
  );
}

const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: "Ir" });

it("shows that it was followed until its page is there", async () => {
  const { router } = show(<Page />);
  // Set, and taken off: the page may be there at once.
  let changes = 0;
  const watching = new MutationObserver((some) => {
    changes += some.length;
  });
  watching.observe(link(), { attributeFilter: ["data-followed"] });
  expect(fireEvent.click(link())).toBe(false);
  await vi.waitFor(() => expect(changes).toBe(2));
  watching.disconnect();
  expect(link().dataset.followed).toBeUndefined();
  expect(router.state.location.search).toBe("?parte=dos");
  expect(router.state.historyAction).toBe("PUSH");
});

it("takes the place of its page's entry where it leads to the same address", () => {
  const { router } = show(<Page to="/" />);
  const entries = history.length;
  act(() => void fireEvent.click(link()));
  expect([router.state.historyAction, history.length]).toEqual(["REPLACE", entries]);
});

it.each([
  ["a key that opens another tab", {}, { ctrlKey: true }],
  ["the middle button", {}, { button: 1 }],
  ["a page that may be broken", { reloadDocument: true }, {}],
  ["a page of others", { to: "https://www.infoleg.gob.ar/?parte=dos" }, {}],
])("leaves to the browser: %s", (_, props, click) => {
  const { router } = show(<Page {...props} />);
  link().addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link(), click);
  expect(router.state.location.search).toBe("");
  expect(link().dataset.followed).toBeUndefined();
});

it("stays where its own handler prevents it", () => {
  const { router } = show(<Page onClick={(event) => event.preventDefault()} />);
  fireEvent.click(link());
  expect(router.state.location.search).toBe("");
});

it.each([
  ["/tareas", "/tareas"],
  [{ search: "vista=hoja" }, "?vista=hoja"],
  [{ search: "" }, "?"],
  [{ pathname: "/tareas", search: "?q=a", hash: "#b" }, "/tareas?q=a#b"],
])("has an address: %j", (to, href) => {
  show(<Page to={to} />);
  expect(link().getAttribute("href")).toBe(href);
});
