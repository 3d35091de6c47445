import type { DonePage as Page } from "@foja/core/operations/history/history.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Listing } from "~/components/lists/listing";
import { PageHeader } from "~/components/ui/page-header";
import { Select } from "~/components/ui/select-field";
import { formatLongDay } from "~/lib/format";
import { capital } from "~/lib/outcome";
import { usePeople } from "~/lib/people/people";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { useAddress } from "~/lib/use-address";
import { doneBy } from "../api/done";
import { byDay, type DoneDay, type WordsOf } from "../lib/done-words";
import { DoneLine } from "./done-line";

/**
 * The acts of a person of the practice: one's own, or for who governs, those of the person in the
 * address.
 */
export function DonePage({ words }: { words: WordsOf }) {
  const { user } = useSession();
  const { params } = useAddress();
  if (!user) return null;
  const personId = params.get("persona") ?? user._id;
  return <Done key={personId} personId={personId} isOwn={personId === user._id} words={words} />;
}

type DoneProps = { personId: string; isOwn: boolean; words: WordsOf };

function Done({ personId, isOwn, words }: DoneProps) {
  const query = useInfiniteQuery(doneBy(personId));
  const person = query.data?.pages[0]?.person;
  const days =
    query.data &&
    byDay(
      words,
      query.data.pages.flatMap(({ done }) => done),
    );
  return (
    <>
      <PageHeader
        title={isOwn ? "Tu actividad" : titleOf(person)}
        description="Lo que se cargó, cambió, archivó, eliminó y restauró, lo último primero."
        actions={<WhoseControl personId={personId} person={person} />}
      />
      <Listing
        query={query}
        rows={days}
        shown={days?.reduce((sum, { done }) => sum + done.length, 0)}
        empty="Todavía no hay nada acá."
      >
        {(all) => (
          <div className="overflow-hidden rounded-md border bg-sheet">
            {all.map((one) => (
              <DaySection key={one.day} of={one} isOwn={isOwn} words={words} />
            ))}
          </div>
        )}
      </Listing>
    </>
  );
}

type Person = Page["person"];

const titleOf = (person: Person | undefined) =>
  person ? `Actividad de ${person.name}` : "Actividad";

type WhoseProps = { personId: string; person: Person | undefined };

/**
 * Chooses whose acts to show, for who may see everybody's; a former member is listed only while
 * shown.
 */
function WhoseControl({ personId, person }: WhoseProps) {
  const { people, hasTeam } = usePeople();
  const mayGovern = useMay("govern");
  const { place } = useAddress();
  if (!hasTeam || !mayGovern) return null;
  const isHere = people.some(({ _id }) => _id === personId);
  const gone = person && !isHere ? [{ value: personId, label: `${person.name} (ya no está)` }] : [];
  return (
    <Select
      aria-label="De quién es la actividad"
      className="w-56"
      options={[...people.map(({ _id, name }) => ({ value: _id, label: name })), ...gone]}
      value={personId}
      onChange={({ target }) => place({ persona: target.value })}
    />
  );
}

type DayProps = { of: DoneDay; isOwn: boolean; words: WordsOf };

function DaySection({ of: { day, done }, isOwn, words }: DayProps) {
  const heading = `done-${day}`;
  return (
    <section aria-labelledby={heading}>
      <h2
        id={heading}
        className="border-b bg-wash px-4 py-1.5 font-medium text-ink-soft text-sm sm:px-5"
      >
        {capital(formatLongDay(day))}
      </h2>
      <ul>
        {done.map((entry) => (
          <DoneLine
            key={`${entry.recordId} ${entry.version}`}
            entry={entry}
            isOwn={isOwn}
            words={words}
          />
        ))}
      </ul>
    </section>
  );
}
