// @vitest-environment happy-dom

import { NuqsTestingAdapter, type OnUrlUpdateFunction } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { INVOICES } from "~/testing/sample-list";
import { useListAddress } from "./use-list-address";

let close = () => {};
afterEach(() => close());

function open(query = "") {
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  const page = renderHook(
    () => useListAddress(INVOICES),
    (node) => (
      <NuqsTestingAdapter searchParams={query} hasMemory {...{ onUrlUpdate }}>
        {node}
      </NuqsTestingAdapter>
    ),
  );
  close = page.close;
  const last = () => onUrlUpdate.mock.lastCall?.[0];
  return { ...page, last };
}

const settled = (last: ReturnType<typeof open>["last"], query: string) =>
  vi.waitFor(() => expect(last()?.queryString).toBe(query));

it("reads the view and what is open from the address", () => {
  const { now } = open("?q=a&vista=archivadas&factura=inv_1&nueva=1&otra=x");
  expect(now().view).toEqual({
    q: "a",
    vista: "archivadas",
    orden: "-createdAt",
    estado: "impaga",
  });
  expect(now()).toMatchObject({ peeked: "inv_1", creating: "1", editing: null });
});

it("adds up two changes made before either is drawn", async () => {
  const { now, last } = open("?q=a&factura=inv_1");
  const { change } = now();
  change({ q: "" });
  change({ estado: "paga" });
  await settled(last, "?factura=inv_1&estado=paga");
  await vi.waitFor(() => expect(now().view).toMatchObject({ q: "", estado: "paga" }));
});

it("shows what is typed before the address has it", async () => {
  const { now, last } = open();
  now().search("ana");
  await vi.waitFor(() => expect(now().view.q).toBe("ana"));
  expect(last()).toBeUndefined();
  await settled(last, "?q=ana");
});

it("makes a step of opening a card, and none of walking", async () => {
  const { now, last } = open();
  now().place({ peeked: "inv_1" }, true);
  await settled(last, "?factura=inv_1");
  expect(last()?.options.history).toBe("push");
  now().place({ peeked: "inv_2" });
  await settled(last, "?factura=inv_2");
  expect(last()?.options.history).toBe("replace");
});

it("keeps the view the same while a card is opened beside it", async () => {
  const { now, last } = open("?q=a");
  const { view } = now();
  now().place({ peeked: "inv_1" });
  await settled(last, "?q=a&factura=inv_1");
  expect(now().view).toBe(view);
});
