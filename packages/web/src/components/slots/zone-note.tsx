import { zoneBeside, zoneName } from "~/lib/slots/zone-words";

type ZoneNoteProps = {
  /** The zone in which the hours are shown. */
  zone: string;
  practiceZone: string;
  onZone: (zone: string) => void;
};

/** In which zone the hours are; where the device's is another, a button to switch. */
export function ZoneNote({ zone, practiceZone, onZone }: ZoneNoteProps) {
  const own = zoneBeside(practiceZone);
  const other = zone === practiceZone ? own : practiceZone;
  const differs = own !== practiceZone;
  return (
    <p className="text-ink-soft text-sm">
      Los horarios están en {zoneName(zone)}
      {differs && zone !== practiceZone && <>; el estudio atiende en {zoneName(practiceZone)}</>}.{" "}
      {differs && (
        <button
          type="button"
          onClick={() => onZone(other)}
          className="min-h-6 text-accent underline underline-offset-2"
        >
          Ver en {zoneName(other)}
        </button>
      )}
    </p>
  );
}
