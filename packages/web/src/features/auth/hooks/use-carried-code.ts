import { useLocation } from "react-router";

type Carried = { code: string };

/** The state of a navigation that takes a code, already found right, to the next screen. */
export const carry = (code: string): Carried => ({ code });

/** The code that was typed on the screen before, which F5 keeps; "" without one. */
export function useCarriedCode(): string {
  const state: unknown = useLocation().state;
  const code: unknown = state instanceof Object ? Reflect.get(state, "code") : undefined;
  return typeof code === "string" ? code : "";
}
