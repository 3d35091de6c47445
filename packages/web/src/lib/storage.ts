/** A storage that never throws: private windows and full disks only lose what is stored in it. */
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
      // The value lasts for this page only.
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

/** Storage of this device. */
export const storage = careful(() => localStorage);

/** Storage that lasts until the tab closes. */
export const tabStorage = careful(() => sessionStorage);

export const TOKEN_KEY = "foja.token";
/** The key of the id of a session that was left here and that the server may not have ended yet. */
export const LEFT_KEY = "foja.left";
export const PREFERENCES_KEY = "foja.preferences";
/** The key of the last judicial department that was chosen on this device. */
export const DEPARTMENT_KEY = "foja.department";
/** The key of who turned on alerts on this device. */
export const PUSH_KEY = "foja.push";
