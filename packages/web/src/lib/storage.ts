/** A storage that never throws: private windows and full disks only lose what is kept in it. */
const careful = (area: () => Storage) => ({
  get(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      area().setItem(key, value);
    } catch {
      // Kept for this page only.
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
});

/** What this device remembers. */
export const storage = careful(() => localStorage);

/** What is remembered until the tab closes. */
export const tabStorage = careful(() => sessionStorage);

export const TOKEN_KEY = "foja.token";
export const PREFERENCES_KEY = "foja.preferences";
/** Who asked for alerts on this device. */
export const PUSH_KEY = "foja.push";
