import { useLocation } from "react-router";

type Carried = { code: string };

/** The navigation state that passes a verified code to the next screen. */
export const carry = (code: string): Carried => ({ code });

/** The code typed on the screen before, which F5 keeps; "" if none. */
export function useCarriedCode(): string {
  const state: unknown = useLocation().state;
  const code: unknown = state instanceof Object ? Reflect.get(state, "code") : undefined;
  return typeof code === "string" ? code : "";
}
