// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { ApiError } from "../api/error";
import { useSchemaForm } from "./use-schema-form";
import { useSend } from "./use-send";

let close = () => {};
afterEach(() => close());

type Values = { amount: string; lines: { price: string }[] };

function open(send: (values: Values, key: string) => Promise<string>, onDone = vi.fn()) {
  const page = renderHook(() => {
    const form = useSchemaForm<Values>(undefined, { amount: "10", lines: [{ price: "" }] });
    const fields = [form.field("amount"), form.field("lines.0.price")];
    return { ...useSend(form, { send, onDone }), errors: fields.map(({ error }) => error) };
  });
  close = page.close;
  return { now: page.now, onDone, submit: () => page.now().submit() };
}

const keysOf = ({ mock }: ReturnType<typeof vi.fn<(values: Values, key: string) => unknown>>) =>
  mock.calls.map(([, key]) => key);

it("hands on what was sent, with its values", async () => {
  const { submit, onDone } = open(async () => "pay_1");
  await submit();
  expect(onDone).toHaveBeenCalledExactlyOnceWith("pay_1", { amount: "10", lines: [{ price: "" }] });
});

it("sends with the same key until it is known whether the first try made anything", async () => {
  const send = vi
    .fn<(values: Values, key: string) => Promise<string>>()
    .mockRejectedValueOnce(new ApiError(0, "Sin conexión."))
    .mockRejectedValueOnce(
      new ApiError(409, "Todavía se hace.", { error: "idempotency.in_progress" }),
    )
    .mockRejectedValueOnce(new ApiError(422, "Se debe menos."))
    .mockResolvedValue("pay_1");
  const { submit, now } = open(send);
  await submit();
  await vi.waitFor(() => expect(now().refusal).toBe("Sin conexión."));
  await submit();
  await submit();
  await submit();
  const [first, second, third, fourth] = keysOf(send);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  await vi.waitFor(() => expect(now().refusal).toBeUndefined());
});

it("shows a refusal at its fields, also in a list, and above them only what no field says", async () => {
  const details = [
    { path: "amount", message: "Escribí el importe." },
    { path: "lines.0.price", message: "Escribí el precio." },
    { path: "other", message: "No se ve." },
  ];
  const { submit, now } = open(() => Promise.reject(new ApiError(422, "Revisalo.", { details })));
  await submit();
  const told = ["Escribí el importe.", "Escribí el precio."];
  await vi.waitFor(() => expect(now().errors).toEqual(told));
  expect(now().refusal).toBeUndefined();
});
