import { useContactChoices } from "~/lib/use-contact-choices";
import { CONTACT_ROLE } from "./contact-role";
import type { ComboOptions } from "./ui/combo-field";

/** A hook for `ComboField`: the practice's contacts that match a text, with their roles. */
export function useContactOptions(text: string, open: boolean): ComboOptions {
  const { choices, isReading } = useContactChoices(text, open);
  const options = choices.map(({ _id, fullName, role }) => ({
    _id,
    label: fullName,
    aside: role && CONTACT_ROLE[role],
  }));
  return { options, isReading };
}
