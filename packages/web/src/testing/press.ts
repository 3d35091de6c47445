import userEvent from "@testing-library/user-event";
import { computeAccessibleName } from "dom-accessibility-api";
import { expect, type Mock, vi } from "vitest";
import { keepRecorded, startRecording } from "./clicks";

/** What a press has to bring about: throws as long as it has not happened. */
export type Effect = () => void;

const PRESSED =
  "button, a, summary, input, label, [role=button], [role=menuitem], [role=tab], [role=option], [tabindex]";

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, " ").trim();

/** What lies behind a dialog is hidden, and is not offered. */
const pressable = () =>
  [...document.body.querySelectorAll<HTMLElement>(PRESSED)]
    .filter((element) => !element.matches("[role=dialog]"))
    .filter((element) => !element.closest("[aria-hidden=true]"))
    .map((element) => ({ element, name: nameOf(element) }));

/** The only element of a name that can be pressed; waits for it. */
export async function theOne(name: string | RegExp): Promise<HTMLElement> {
  const fits = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  return vi.waitFor(() => {
    const all = pressable();
    const [found, ...more] = all.filter((one) => fits(one.name));
    const named = `Here are: ${all.map((one) => `«${one.name}»`).join(" ")}`;
    if (!found) throw new Error(`Nothing is called «${name}». ${named}`);
    if (more.length > 0) throw new Error(`${more.length + 1} are called «${name}». ${named}`);
    return found.element;
  }, PATIENCE);
}

/** A busy machine is not a fault. */
const PATIENCE = { timeout: 10_000, interval: 10 };

const holds = (effect: Effect) => {
  try {
    effect();
    return true;
  } catch {
    return false;
  }
};

/** What `querySelector` found, or a name. */
type Target = string | RegExp | Element | null | undefined;

/**
 * Presses a button, by its accessible name or itself, and waits for its effect, which must not be
 * there before. A handler that does nothing fails here. Every `onClick` that ran counts as pressed
 * (see `tests/buttons.ts`).
 */
export async function press(target: Target, effect: Effect): Promise<void> {
  if (!target) throw new Error("There is nothing to press");
  const element = target instanceof Element ? target : await theOne(target);
  copied = undefined;
  saved = undefined;
  if (holds(effect))
    throw new Error(`The effect of «${nameOf(element)}» is there before the press`);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  catchCopies();
  startRecording();
  await user.click(element);
  // Not within `act`, which would hold back what an answer changes until it ends.
  await vi.waitFor(effect, PATIENCE);
  keepRecorded();
}

/** The last text copied, and the name of the last file saved. */
let copied: string | undefined;
let saved: string | undefined;

/** Keeps what a press copies or saves: user-event puts a clipboard of its own in place. */
function catchCopies(): void {
  HTMLAnchorElement.prototype.click = function click() {
    saved = this.download;
  };
  Object.defineProperty(navigator.clipboard, "writeText", {
    configurable: true,
    value: async (text: string) => {
      copied = text;
    },
  });
}

/** Types into a field, found by its label, in place of what it holds. */
export async function typeInto(label: string | RegExp, text: string): Promise<void> {
  const fits = (name: string) => (typeof label === "string" ? name === label : label.test(name));
  const field = await vi.waitFor(() => {
    const fields = [...document.body.querySelectorAll<HTMLElement>("input, textarea, select")];
    const found = fields.find((one) => fits(nameOf(one)));
    if (!found) throw new Error(`No field «${label}»: ${fields.map(nameOf).join(" · ")}`);
    return found;
  }, PATIENCE);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.clear(field);
  if (text) await user.type(field, text);
}

const seen = () => (document.body.textContent ?? "").replace(/\s+/g, " ");

/** The effect that a text appears. */
export const shows = (text: string) => () => expect(seen()).toContain(text);
/** The effect that a text disappears. */
export const hides = (text: string) => () => expect(seen()).not.toContain(text);
/** The effect that the page of an address opens: its path, and its query when `path` has one. */
export const goesTo = (path: string) => () =>
  expect(path.includes("?") ? location.pathname + location.search : location.pathname).toBe(path);
/** The effect that a text is copied. */
export const copies = (text: string) => () => expect(copied).toBe(text);
/** The effect that the browser is made to save a file of this name. */
export const saves = (name: RegExp) => () => expect(saved).toMatch(name);
/** The effect that a callback is called, perhaps with these arguments. */
export const calls =
  (spy: Mock, ...given: unknown[]) =>
  () =>
    given.length > 0 ? expect(spy).toHaveBeenCalledWith(...given) : expect(spy).toHaveBeenCalled();

/** Waits for what a press needs before it. */
export const until = (holds: Effect) => vi.waitFor(holds, PATIENCE);
/** Waits for a text. */
export const sees = (text: string) => until(shows(text));
