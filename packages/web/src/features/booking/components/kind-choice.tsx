import type { PublicType } from "@foja/core/agenda/booking/page.schema";
import { ChevronRight, Clock, MapPin, Phone, Video } from "lucide-react";
import type { ReactNode } from "react";
import { durationText, placeText } from "../lib/booking-words";

type Kind = Pick<
  PublicType,
  "_id" | "name" | "description" | "duration" | "price" | "confirmation"
> & { place: { kind: "office" | "phone" | "video"; address: string | null; phone: string | null } };

type KindChoiceProps = { kinds: readonly Kind[]; onPick: (kind: string) => void };

/** The kinds of appointment, each with its duration, place and price. */
export function KindChoice({ kinds, onPick }: KindChoiceProps) {
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds" className="mb-3 font-semibold text-lg">
        ¿Qué turno necesitás?
      </h2>
      <ul className="space-y-3">
        {kinds.map((kind) => (
          <li key={kind._id}>
            <button
              type="button"
              onClick={() => onPick(kind._id)}
              className="flex w-full items-center gap-3 rounded-md border border-line-strong bg-sheet px-4 py-3 text-start transition-colors hover:border-accent hover:bg-accent-wash sm:px-5"
            >
              <span className="min-w-0 flex-1">
                <span className="block break-words font-semibold text-lg">{kind.name}</span>
                <KindFacts kind={kind} />
                {kind.description && (
                  <span className="mt-1.5 block whitespace-pre-line break-words text-ink-soft">
                    {kind.description}
                  </span>
                )}
              </span>
              <ChevronRight
                aria-hidden
                className="size-5 shrink-0 text-ink-faint rtl:-scale-x-100"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS = { office: MapPin, phone: Phone, video: Video };

/** The duration, the place, the price, and whether the practice has to confirm. */
export function KindFacts({ kind }: { kind: Omit<Kind, "_id" | "name" | "description"> }) {
  const Icon = ICONS[kind.place.kind];
  return (
    <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      <Fact icon={<Clock aria-hidden />}>{durationText(kind.duration)}</Fact>
      <Fact icon={<Icon aria-hidden />}>{placeText(kind.place)}</Fact>
      {kind.price && <Fact>{kind.price}</Fact>}
      {kind.confirmation === "manual" && <Fact>El estudio lo confirma después</Fact>}
    </span>
  );
}

const Fact = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5 break-words [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    {children}
  </span>
);
