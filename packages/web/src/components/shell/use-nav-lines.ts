import { useLocation } from "react-router";
import { useSession } from "~/lib/session/session";
import { adminNav, type NavLine, navFor } from "./nav";

/** Whether the page belongs to the administration, which is a space of its own. */
export const useIsAdmin = (): boolean => /^\/admin(\/|$)/.test(useLocation().pathname);

/** The menu of the space that is open: the practice's, by the person's role, or the administration's. */
export function useNavLines(): NavLine[] {
  const { practice } = useSession();
  return useIsAdmin() ? adminNav() : navFor(practice?.role);
}
