import { SelectField } from "~/components/ui/select-field";
import type { FieldBinding } from "~/lib/forms/use-schema-form";
import { usePeople } from "~/lib/people/people";
import { useSession } from "~/lib/session/session";

type ResponsibleFieldProps = FieldBinding & {
  label: string;
  /** The chosen person's id; empty for a new record, which will then be its author's. */
  chosen: string;
};

/** The person responsible for a record, where the practice has several people. */
export function ResponsibleField({ chosen, ...field }: ResponsibleFieldProps) {
  const { people, hasTeam, nameOf } = usePeople();
  const me = useSession().user?._id;
  if (!hasTeam) return null;
  const options = people.map(({ _id, name }) => ({
    value: chosen === "" && _id === me ? "" : _id,
    label: name,
  }));
  const isKnown = options.some(({ value }) => value === chosen);
  const left = isKnown ? [] : [{ value: chosen, label: nameOf(chosen) }];
  return <SelectField {...field} options={[...options, ...left]} />;
}
