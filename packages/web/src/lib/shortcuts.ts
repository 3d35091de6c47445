import { useEffect, useRef } from "react";
import { storage } from "./storage";
import { createStore } from "./store";

const KEY = "foja.shortcuts";

/** Whether single letters are shortcuts: some people dictate, or rest a hand on the keyboard. */
export const shortcutsStore = createStore({ enabled: storage.get(KEY) !== "off" });

/** Switches the shortcuts on or off, and stores that on this device. */
export function setShortcuts(enabled: boolean): void {
  shortcutsStore.set({ enabled });
  storage.set(KEY, enabled ? "on" : "off");
}

export type Shortcuts = Record<string, () => void>;

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";
const BUSY = "[role=dialog], [role=menu], [role=alertdialog]";

/** The shortcut of a key, or undefined when the key belongs to something else. */
export function shortcutOf(event: Pressed, on: Element | null): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (on?.closest(TYPING) || on?.closest(BUSY)) return undefined;
  return event.key.toLowerCase();
}

/** How long after «G» a second letter is awaited, in ms. */
const SEQUENCE_MS = 1200;

/** A letter after «G» names a place to go to: «g f». Without it, the letter alone. */
export function sequencer(now: () => number) {
  let leadAt = Number.NEGATIVE_INFINITY;
  return (name: string): string => {
    const follows = now() - leadAt < SEQUENCE_MS;
    leadAt = name === "g" && !follows ? now() : Number.NEGATIVE_INFINITY;
    return follows ? `g ${name}` : name;
  };
}

const inSequence = sequencer(() => performance.now());
const layers: { current: Shortcuts }[] = [];

/** The layer that was registered last gets the key: a dialog's page before the shell around it. */
function onKey(event: KeyboardEvent): void {
  const pressed = shortcutOf(event, event.target instanceof Element ? event.target : null);
  if (pressed === undefined || pressed === "shift") return;
  const name = inSequence(pressed);
  const layer = layers.findLast(({ current }) => Object.hasOwn(current, name));
  // Escape is not a letter: it works with the shortcuts off, too.
  if (!layer || (name !== "escape" && !shortcutsStore.get().enabled)) return;
  event.preventDefault();
  layer.current[name]?.();
}

/** Runs an action for a letter, anywhere on the page except in text inputs, menus and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (layers.length === 0) addEventListener("keydown", onKey);
    layers.push(latest);
    return () => {
      layers.splice(layers.indexOf(latest), 1);
      if (layers.length === 0) removeEventListener("keydown", onKey);
    };
  }, []);
}
