import { tabStorage } from "~/lib/storage";

const KEY = "foja.after-plan";

/** A place of ours: a path, never another host's address. */
export const isOurs = (place: string | null): place is string =>
  place !== null && /^\/(?![/\\])/.test(place);

/** Keeps, until the tab closes, what the person was doing when the plan stopped them. */
export function rememberPlace(place: string | null): void {
  if (isOurs(place)) tabStorage.set(KEY, place);
}

/** Where to go back to after a change of plan. */
export function rememberedPlace(): string | null {
  const place = tabStorage.get(KEY);
  return isOurs(place) ? place : null;
}

export const forgetPlace = (): void => tabStorage.remove(KEY);
