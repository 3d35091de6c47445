import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "~/lib/paths";
import type { Missing } from "../lib/enter";
import { useFrom } from "./use-from";

/** Goes on to what a sign-in still needs: the e-mail's code, or the second factor, here. */
export function useMissing() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = useFrom();
  return (missing: Missing | null) => {
    if (!missing) return;
    if ("verify" in missing)
      return void navigate(paths.auth.codeVerification(missing.verify, from));
    // In the history's state, which F5 keeps and «back» leaves.
    void navigate({ pathname, search }, { state: { asked: missing.asked } });
  };
}

const never = () => () => {};

/**
 * The second factor that this screen asks for; undefined on the first step, and in a prerendered
 * page before hydration.
 */
export function useAsked(): Asked | undefined {
  const state: unknown = useLocation().state;
  const asked: unknown = state instanceof Object ? Reflect.get(state, "asked") : undefined;
  return useSyncExternalStore(
    never,
    () => (asked instanceof Object ? (asked as Asked) : undefined),
    () => undefined,
  );
}
