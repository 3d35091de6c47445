import { useTyped } from "~/lib/use-typed";
import { Input } from "./ui/input";

type AddressSearchProps = {
  label: string;
  placeholder: string;
  /** The text in the page's address. */
  text: string;
  onChange: (text: string) => void;
};

/** A search whose text is in the page's address. */
export function AddressSearch({ label, placeholder, text, onChange }: AddressSearchProps) {
  const { field } = useTyped(text, onChange);
  return <Input type="search" aria-label={label} placeholder={placeholder} {...field} />;
}
