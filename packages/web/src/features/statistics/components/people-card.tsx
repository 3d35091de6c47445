import type { PersonFigures } from "@foja/core/operations/statistics/statistics.schema";
import { PeopleTable } from "~/components/people-table";
import { Card } from "~/components/ui/card";
import { usePeople } from "~/lib/people/people";
import { LABELS, rowsOf } from "../lib/by-person";

/** What each person is responsible for; nothing in a practice of one. */
export function PeopleCard({ figures }: { figures: readonly PersonFigures[] }) {
  const people = usePeople();
  if (!people.hasTeam) return null;
  return (
    <Card title="Por responsable" flush>
      <PeopleTable labels={LABELS} rows={rowsOf(figures, people)} />
    </Card>
  );
}
