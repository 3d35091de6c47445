import { usePeople } from "~/lib/people/people";
import { PARAM, responsibleOptions } from "~/lib/people/responsible-list";
import { useSession } from "~/lib/session/session";
import { useAddress } from "~/lib/use-address";
import { Select } from "./ui/select-field";

/**
 * Whose deadlines the address asks for; null for everybody's. Kept in a practice of one: it is a
 * link.
 */
export const useWhose = (): string | null => useAddress().params.get(PARAM) || null;

/** Chooses whose deadlines to show: everybody's or a person's. Hidden in a practice of one. */
export function ResponsibleChoice() {
  const people = usePeople();
  const { user } = useSession();
  const { params, place } = useAddress();
  if (!people.hasTeam || !user) return null;
  return (
    <Select
      aria-label="Filtrar por responsable"
      className="w-44"
      placeholder="Plazos de todos"
      options={responsibleOptions(people, user._id, "Mis plazos")}
      value={params.get(PARAM) ?? ""}
      onChange={({ target }) => place({ [PARAM]: target.value })}
    />
  );
}
