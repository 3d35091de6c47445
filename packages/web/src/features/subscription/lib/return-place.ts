import { isOurPath } from "~/lib/our-path";
import { tabStorage } from "~/lib/storage";

const KEY = "foja.after-plan";

/** Stores, until the tab closes, where the person was when the plan stopped them. */
export function rememberPlace(place: string | null): void {
  if (isOurPath(place)) tabStorage.set(KEY, place);
}

/** Where to return after a change of plan. */
export function rememberedPlace(): string | null {
  const place = tabStorage.get(KEY);
  return isOurPath(place) ? place : null;
}

export const forgetPlace = (): void => tabStorage.remove(KEY);
