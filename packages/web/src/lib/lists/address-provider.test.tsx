// @vitest-environment happy-dom

import { use, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { INVOICES } from "~/testing/sample-list";
import { AddressProvider } from "./address-provider";
import { type ListAddress, useListAddress } from "./use-list-address";

type Shown = { text: string; creating: string | null };

let close = () => {};
afterEach(() => close());

/** A list at an address, and the page of an invoice, whose code arrives when the test says so. */
function open(path: string) {
  history.replaceState(null, "", path);
  const shown: Shown[] = [];
  const given: { now?: ListAddress; times?: number; draw?: (times: number) => void } = {};
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function List() {
    given.now = useListAddress(INVOICES);
    [given.times, given.draw] = useState(0);
    const { creating, view } = given.now;
    useEffect(() => void shown.push({ text: view.q ?? "", creating }), [view.q, creating]);
    return null;
  }
  function Invoice() {
    use(code);
    return "Factura";
  }
  const list = (
    <AddressProvider>
      <List />
    </AddressProvider>
  );
  const router = createBrowserRouter([
    { path: "/facturas", element: list },
    { path: "/facturas/:id", element: <Invoice /> },
  ]);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  close = () => {
    root.unmount();
    router.dispose();
    host.remove();
  };
  const follows = async () => {
    arrive();
    await vi.waitFor(() => expect(host.textContent).toBe("Factura"));
  };
  const now = () => given.now as ListAddress;
  const redraw = async () => {
    given.draw?.(1);
    await vi.waitFor(() => expect(given.times).toBe(1));
  };
  const shows = (what: Partial<Shown>) =>
    vi.waitFor(() => expect(shown.at(-1)).toMatchObject(what));
  return { router, shown, now, redraw, shows, follows };
}

it("keeps closed what was closed, and the view as it was, until the page that follows arrives", async () => {
  const { router, shown, now, redraw, shows, follows } = open("/facturas?q=ana&nueva=1");
  await shows({ creating: "1" });
  await now().place({ creating: null });
  await router.navigate("/facturas/inv_1");
  expect(location.pathname).toBe("/facturas/inv_1");
  await redraw();
  await follows();
  expect(shown).toEqual([
    { text: "ana", creating: "1" },
    { text: "ana", creating: null },
  ]);
});

it("writes nothing into the address of the page that follows", async () => {
  const { router, now, shows, follows } = open("/facturas?q=ana");
  await shows({ text: "ana" });
  await Promise.all([now().place({ creating: "1" }), router.navigate("/facturas/inv_1")]);
  await follows();
  expect(location.pathname + location.search).toBe("/facturas/inv_1");
});

it("follows the browser's history, and the router", async () => {
  const { router, now, shows } = open("/facturas?q=ana");
  await shows({ text: "ana", creating: null });
  await now().place({ creating: "1" }, true);
  expect(location.search).toBe("?q=ana&nueva=1");
  history.back();
  await shows({ text: "ana", creating: null });
  await router.navigate("/facturas?q=luz");
  await shows({ text: "luz", creating: null });
});
