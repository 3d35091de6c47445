import { clockIn, showsTheSame, spokenMoment, zoneName } from "~/lib/slots/zone-words";

type VisitTimesProps = { visit: { start: string; end: string; zone: string }; zone: string };

/** When an appointment is, in the visitor's zone; if the practice's hour differs, that too. */
export function VisitTimes({ visit: { start, end, zone: practice }, zone }: VisitTimesProps) {
  const same = showsTheSame(zone, practice, start);
  return (
    <span className="block">
      <time dateTime={start} className="inline-block first-letter:uppercase">
        {spokenMoment(zone, start)} a {clockIn(zone, end)}
      </time>
      {!same && (
        <span className="block text-ink-soft">
          En {zoneName(zone)}. En {zoneName(practice)}: {spokenMoment(practice, start)}.
        </span>
      )}
    </span>
  );
}
