import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { PLAN_IDS } from "@foja/core/billing/plans/plan-id.rules";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { AddressSearch } from "~/components/address-search";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { Select } from "~/components/ui/select-field";
import { counted, formatDay, formatMoment } from "~/lib/format";
import { useAddress } from "~/lib/use-address";
import { type Asked, peopleList } from "../api/people";
import { ROLE_NAMES, roleOptions, STATUS_MARKS, statusOptions } from "../lib/words";
import { PersonDialog } from "./person-dialog";
import { SamplePeople } from "./sample-people";

const planOptions = PLAN_IDS.map((id) => ({ value: id, label: PLANS[id].displayName }));
const FILTERS = ["search", "role", "status", "plan"] as const;

/** Every account: name, plan, usage and last visit. */
export default function UsersPage() {
  const { params, place } = useAddress();
  const asked: Asked = {};
  for (const name of FILTERS) asked[name] = params.get(name) || undefined;
  const settled = useDeferredValue(JSON.stringify(asked));
  const query = useInfiniteQuery(peopleList(JSON.parse(settled) as Asked));
  const open = params.get("id");
  const set = (name: string, value: string | null) => place({ [name]: value });
  const rows = query.data?.pages.flatMap(({ users }) => users);
  return (
    <>
      <PageHeader title="Usuarios" description="Las cuentas de Foja, las últimas primero." />
      <div className="mb-4 grid gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_10rem]">
        <AddressSearch
          label="Buscar por nombre o e-mail"
          placeholder="Nombre o e-mail"
          text={asked.search ?? ""}
          onChange={(text) => set("search", text)}
        />
        <Choice
          name="role"
          label="Rol"
          all="Todos los roles"
          options={roleOptions}
          {...{ asked, set }}
        />
        <Choice
          name="status"
          label="Estado"
          all="Todos los estados"
          options={statusOptions}
          {...{ asked, set }}
        />
        <Choice
          name="plan"
          label="Plan"
          all="Todos los planes"
          options={planOptions}
          {...{ asked, set }}
        />
      </div>
      {query.error && !rows && <SamplePeople />}
      <RowListing
        query={query}
        rows={rows}
        empty="Ninguna cuenta coincide con lo que buscás."
        title="Usuarios"
        row={({ _id, name, email, role, status, lightData, lastSeenAt, createdAt }) => (
          <Row
            key={_id}
            title={name || email}
            facts={[
              name && email,
              ROLE_NAMES[role],
              lightData
                ? `${lightData.planName}: ${counted(lightData.counts.folders ?? 0, "causa", "causas")}`
                : null,
              lastSeenAt ? `visto el ${formatMoment(lastSeenAt)}` : "sin sesiones abiertas",
              `desde el ${formatDay(createdAt)}`,
            ]}
            marks={<Badge tone={STATUS_MARKS[status].tone}>{STATUS_MARKS[status].text}</Badge>}
          >
            <Button size="sm" aria-label={`Ver ${email}`} onClick={() => set("id", _id)}>
              Ver
            </Button>
          </Row>
        )}
      />
      {open && <PersonDialog userId={open} onClose={() => set("id", null)} />}
    </>
  );
}

type ChoiceProps = {
  name: "role" | "status" | "plan";
  label: string;
  all: string;
  options: { value: string; label: string }[];
  asked: Asked;
  set: (name: string, value: string | null) => void;
};

const Choice = ({ name, label, all, options, asked, set }: ChoiceProps) => (
  <Select
    aria-label={label}
    placeholder={all}
    options={options}
    value={asked[name] ?? ""}
    onChange={({ target }) => set(name, target.value)}
  />
);
