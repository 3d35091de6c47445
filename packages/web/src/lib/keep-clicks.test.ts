// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepClicks } from "./keep-clicks";

const saved = vi.fn();
const other = vi.fn();
let stop: () => void;
let save: HTMLElement;

/** Puts the button at a height, in CSS px. */
const layOut = (y: number) => {
  save.getBoundingClientRect = () => new DOMRect(0, y, 100, 40);
};
const at = (x: number, y: number) => ({ bubbles: true, cancelable: true, clientX: x, clientY: y });
const press = (target: Element) =>
  target.dispatchEvent(new PointerEvent("pointerdown", { ...at(50, 20), isPrimary: true }));
/** The click that the browser makes of a release. */
const release = (target: Element, x = 50, y = 20) => {
  target.dispatchEvent(new MouseEvent("click", at(x, y)));
};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = "<form><i></i><button type=button>Guardar</button></form>";
  save = document.querySelector("button") as HTMLElement;
  save.addEventListener("click", saved);
  document.querySelector("form")?.addEventListener("click", ({ target }) => {
    if (target !== save) other();
  });
  layOut(0);
  stop = keepClicks();
});
afterEach(() => stop());

const form = () => document.querySelector("form") as HTMLElement;

it("gives a click to the button that was moved away under it", () => {
  press(save);
  layOut(60);
  release(form());
  expect([saved, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it("leaves every other click where it is", () => {
  press(save);
  release(save);
  expect(saved).toHaveBeenCalledOnce();
  release(form());
  press(form());
  layOut(60);
  release(form());
  expect([saved, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

it.each([
  ["the pointer left on purpose", () => layOut(60), 90],
  ["stays where it was", () => undefined, 20],
  ["is gone", () => save.remove(), 20],
])("does not press a button that %s", (_, meanwhile, y) => {
  press(save);
  meanwhile();
  release(form(), 50, y);
  expect(saved).not.toHaveBeenCalled();
});
