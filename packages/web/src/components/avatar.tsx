import { cn } from "~/lib/cn";

type AvatarProps = {
  user: { firstName: string; lastName: string; picture: string | null };
  className?: string;
};

/** A person's picture, or their initials as on a seal. Decorative: the name is next to it. */
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
    <span
      // Drawn by the style sheet: initials are a picture here, not part of the button's name.
      data-initials={`${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase()}
      className={cn(
        shape,
        "bg-accent font-semibold text-on-accent text-xs before:content-[attr(data-initials)]",
      )}
    />
  );
}
