import { tabStorage } from "~/lib/storage";

const KEY = "foja.after-plan";

/** Whether a place is in Foja: a path, never another host's address. */
export const isOurs = (place: string | null): place is string =>
  place !== null && /^\/(?![/\\])/.test(place);

/** Stores, until the tab closes, where the person was when the plan stopped them. */
export function rememberPlace(place: string | null): void {
  if (isOurs(place)) tabStorage.set(KEY, place);
}

/** Where to return after a change of plan. */
export function rememberedPlace(): string | null {
  const place = tabStorage.get(KEY);
  return isOurs(place) ? place : null;
}

export const forgetPlace = (): void => tabStorage.remove(KEY);
