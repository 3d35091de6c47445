import { useEffect, useRef } from "react";
import { cn } from "~/lib/cn";
import { partsOfDay, type Slot } from "~/lib/slots/slots";
import { clockIn, spokenDay } from "~/lib/slots/zone-words";

type SlotTimesProps = {
  day: string;
  slots: readonly Slot[];
  /** The zone of the person, and that of the practice. */
  zone: string;
  practiceZone: string;
  chosen?: string;
  /** Whether the day was just chosen, so that its hours get the focus. */
  focused?: boolean;
  onPick: (slot: Slot) => void;
};

/** The free hours of a day; with the practice's own where the zones differ. */
export function SlotTimes(props: SlotTimesProps) {
  const { day, slots, zone, focused } = props;
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another list of hours
  useEffect(() => {
    if (!focused) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "nearest" });
  }, [focused, day]);
  return (
    <section aria-label={`Horarios del ${spokenDay(day)}`}>
      <h3
        ref={head}
        tabIndex={-1}
        className="mb-3 scroll-my-20 font-semibold outline-none first-letter:uppercase"
      >
        {spokenDay(day)}
      </h3>
      {partsOfDay(slots, (instant) => clockIn(zone, instant)).map((part) => (
        <div key={part.name} className="mb-4">
          <h4 className="mb-1.5 text-ink-soft text-sm">{part.name}</h4>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {part.slots.map((slot) => (
              <li key={slot.start}>
                <Hour slot={slot} {...props} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Hour({ slot, zone, practiceZone, chosen, onPick }: SlotTimesProps & { slot: Slot }) {
  const [own, theirs] = [clockIn(zone, slot.start), clockIn(practiceZone, slot.start)];
  return (
    <button
      type="button"
      aria-pressed={slot.start === chosen}
      onClick={() => onPick(slot)}
      className={cn(
        "flex min-h-11 w-full flex-col items-center justify-center rounded-md border px-2 tabular-nums transition-colors",
        slot.start === chosen
          ? "border-accent bg-accent text-on-accent"
          : "border-line-strong bg-sheet hover:border-accent hover:bg-accent-wash",
      )}
    >
      <span className="font-medium">{own}</span>
      {own !== theirs && <span className="text-xs">allá {theirs}</span>}
    </button>
  );
}
