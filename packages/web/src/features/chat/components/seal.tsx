import { Avatar } from "~/components/avatar";

/** Somebody's initials; the name is next to it. */
export function Seal({ name, className }: { name: string; className?: string }) {
  const [firstName = "", ...rest] = name.split(" ");
  return (
    <Avatar
      user={{ firstName, lastName: rest.at(-1) ?? "", picture: null }}
      className={className}
    />
  );
}
