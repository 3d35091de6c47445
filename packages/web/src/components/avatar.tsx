import { cn } from "~/lib/cn";

type AvatarProps = {
  user: { firstName: string; lastName: string; picture: string | null };
  className?: string;
};

/** The first letters of a person's names. */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();

/** A person's picture, or their initials as on a seal. Decorative: the name stands beside it. */
export function Avatar({ user, className }: AvatarProps) {
  const shape = cn("grid size-8 place-items-center rounded-full", className);
  if (user.picture) {
    return (
      <img
        src={user.picture}
        alt=""
        referrerPolicy="no-referrer"
        className={cn(shape, "object-cover")}
      />
    );
  }
  return (
    <span aria-hidden className={cn(shape, "bg-accent font-semibold text-on-accent text-xs")}>
      {initialsOf(user)}
    </span>
  );
}
