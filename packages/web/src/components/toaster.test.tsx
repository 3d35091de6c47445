// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { notify } from "~/lib/notify";
import { mount } from "~/testing/mount";
import Toaster from "./toaster";

vi.mock("lucide-react", () => {
  const icon = () => null;
  return { CircleAlert: icon, CircleCheck: icon, Info: icon, TriangleAlert: icon };
});

it("shows every snackbar of the stack whole, not the last one alone", async () => {
  const page = mount(<Toaster />);
  const drawn = () => page.all("[data-sonner-toast]");
  await act(async () => {
    notify.error("Vence hoy: Contestar demanda");
    notify.info("Nuevo movimiento: Traslado");
  });
  await act(() => vi.waitFor(() => expect(drawn()).toHaveLength(2)));
  const stack = drawn();
  expect(stack.map(({ textContent }) => textContent).sort()).toEqual([
    "Nuevo movimiento: Traslado",
    "Vence hoy: Contestar demanda",
  ]);
  expect(stack.map(({ dataset }) => dataset.expanded)).toEqual(["true", "true"]);
  page.close();
});
