import { PeopleTable, type PersonRow } from "~/components/lists/people-table";
import { Card } from "~/components/ui/card";
import { BY_PERSON, LABELS } from "../lib/by-person";

/** What each person is responsible for. */
export const PeopleCard = ({ rows }: { rows: readonly PersonRow[] }) => (
  <Card title={BY_PERSON} flush>
    <PeopleTable labels={LABELS} rows={rows} />
  </Card>
);
