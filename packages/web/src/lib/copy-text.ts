import { notify } from "./notify";

/** Copies a text to the clipboard and shows `done`, or that the browser did not allow it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error("No pudimos copiar: el navegador no lo permitió.");
  }
}
