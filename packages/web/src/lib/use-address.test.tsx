// @vitest-environment happy-dom

import { act } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, expect, it } from "vitest";
import { clear, show } from "~/testing/stage";
import { useAddress } from "./use-address";

afterEach(clear);

/** A page that shows its query, beside a part that only the router renders again. */
function open(at: string) {
  const given: { now?: ReturnType<typeof useAddress>; byRouter: number } = { byRouter: 0 };
  function Page() {
    given.now = useAddress();
    return <output>{given.now.params.toString()}</output>;
  }
  function Beside() {
    useLocation();
    given.byRouter += 1;
    return null;
  }
  const { router } = show(
    <>
      <Page />
      <Beside />
    </>,
    { at },
  );
  const shown = () => document.querySelector("output")?.textContent;
  return { router, shown, given, now: () => given.now as ReturnType<typeof useAddress> };
}

it("adds up changes in a row, and renders nothing beside who reads it", () => {
  const { shown, now, given } = open("/agenda?mes=5");
  const before = given.byRouter;
  act(() => {
    const { place } = now();
    place({ editar: "1" });
    place({ mes: null });
    place({ ver: "semana" });
  });
  expect(location.search).toBe("?editar=1&ver=semana");
  expect(shown()).toBe("editar=1&ver=semana");
  expect(given.byRouter).toBe(before);
});

it("adds an entry to the history where it is asked to, and follows Back", async () => {
  const { shown, now } = open("/agenda");
  const entries = history.length;
  act(() => now().place({ nuevo: "1" }, false));
  expect(history.length).toBe(entries + 1);
  act(() => now().place({ nuevo: null, event: "e" }));
  expect(history.length).toBe(entries + 1);
  expect(shown()).toBe("event=e");
});

it("follows the router, and writes nothing into the address of another page", async () => {
  const { router, shown, now } = open("/agenda?mes=5");
  await act(() => router.navigate("/agenda?mes=6"));
  expect(shown()).toBe("mes=6");
  const { place } = now();
  await act(() => router.navigate("/otra"));
  act(() => place({ editar: "1" }));
  expect(location.pathname + location.search).toBe("/otra");
});
