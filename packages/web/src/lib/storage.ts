/** Local storage that never throws: private windows and full disks only lose the preference. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Kept for this page only.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

export const TOKEN_KEY = "foja.token";
export const PREFERENCES_KEY = "foja.preferences";
/** Who asked for alerts on this device. */
export const PUSH_KEY = "foja.push";
