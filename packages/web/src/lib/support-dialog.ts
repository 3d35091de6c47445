import { createStore } from "./store";

/** What the form of Soporte begins with when it is opened for a known matter. */
type About = { subject: "Facturación"; message: string };

/**
 * Whether the form of Soporte is open, and its matter; the menu, public pages and the form share
 * it.
 */
export const supportDialog = createStore<{ open: boolean; about?: About }>({ open: false });

export const closeSupport = (): void => supportDialog.set({ open: false });
export const openSupport = (): void => supportDialog.set({ open: true });
export const askSupport = (about: About): void => supportDialog.set({ open: true, about });
