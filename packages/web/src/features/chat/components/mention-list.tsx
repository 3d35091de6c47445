import { cn } from "~/lib/cn";

type Person = { _id: string; name: string };

type MentionListProps = {
  id: string;
  people: readonly Person[];
  /** The index of the person that Enter takes. */
  active: number;
  onTake: (person: Person) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The people that an «@» may mean, above the message being written. */
export function MentionList({ id, people, active, onTake }: MentionListProps) {
  if (people.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Personas para mencionar"
      className="absolute start-4 bottom-full mb-1 w-64 rounded-md border bg-sheet p-1 shadow-raised"
    >
      {people.map((person, i) => (
        <div
          key={person._id}
          id={optionId(id, i)}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(person);
          }}
          className={cn(
            "cursor-pointer truncate rounded-sm px-2.5 py-1.5",
            i === active && "bg-wash",
          )}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}
