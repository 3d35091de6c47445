import { useEffect, useRef } from "react";
import { storage } from "./storage";
import { createStore } from "./store";

const KEY = "foja.shortcuts";

/** Whether single letters act: some people dictate, or rest a hand on the keyboard. */
export const shortcutsStore = createStore({ enabled: storage.get(KEY) !== "off" });

/** Switches the shortcuts on or off, and remembers it on this device. */
export function setShortcuts(enabled: boolean): void {
  shortcutsStore.set({ enabled });
  storage.set(KEY, enabled ? "on" : "off");
}

export type Shortcuts = Record<string, () => void>;

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";
const BUSY = "[role=dialog], [role=menu], [role=alertdialog]";

/** The name under which a key acts, or undefined when it belongs to somebody else. */
export function shortcutOf(event: Pressed, on: Element | null): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (on?.closest(TYPING) || on?.closest(BUSY)) return undefined;
  return event.key.toLowerCase();
}

/** Runs an action for a letter, anywhere on the page but where one types, chooses or answers. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event, event.target instanceof Element ? event.target : null);
      const run = name && Object.hasOwn(latest.current, name) ? latest.current[name] : undefined;
      // Escape is no letter: it works whether or not letters do.
      if (!run || (name !== "escape" && !shortcutsStore.get().enabled)) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
