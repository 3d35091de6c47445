import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { counted, formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { latestImports } from "../api/imports";
import type { readInBackground } from "../files/read";
import { useCaseList } from "../hooks/use-case-list";
import { ContactsCard } from "./contacts-card";
import { DropZone } from "./drop-zone";
import { ImportView } from "./import-view";
import { Review } from "./review";

type ImportPageProps = { read?: typeof readInBackground };

/** «Traer mis causas»: a list is given, looked through, brought, looked up at the courts and linked. */
export default function ImportPage({ read }: ImportPageProps) {
  const [query] = useSearchParams();
  const { user, practice } = useSession();
  const mayWrite = useMay("write");
  const id = query.get("importacion");
  if (!user) return null;
  if (!mayWrite) {
    return (
      <>
        <PageHeader title="Traer mis causas" />
        <p>Tu rol no agrega causas. Pedíselo a quien es titular del estudio.</p>
      </>
    );
  }
  const owner = practice?._id ?? user._id;
  if (id) return <ImportView id={id} practice={owner} />;
  return <ListView practice={owner} read={read} />;
}

function ListView({ practice, read }: { practice: string } & ImportPageProps) {
  const state = useCaseList({ practice, read });
  const { list, reading, refused, add } = state;
  if (!list) return <SkeletonRows />;
  const { cases, contacts, name } = list;
  const isEmpty = cases.length + contacts.length === 0;
  return (
    <>
      <PageHeader
        title="Traer mis causas"
        description={
          isEmpty
            ? undefined
            : `${counted(cases.length, "causa leída", "causas leídas")} de «${name}». Todavía no se guardó nada.`
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {refused.length > 0 && (
          <FormErrorSummary message="No pudimos leer todo:">
            <ul>
              {refused.map((why) => (
                <li key={why}>{why}</li>
              ))}
            </ul>
          </FormErrorSummary>
        )}
        <DropZone onInputs={(inputs) => void add(inputs)} reading={reading} small={!isEmpty} />
        {contacts.length > 0 && <ContactsCard state={state} count={contacts.length} />}
        {cases.length > 0 && <Review state={state} cases={cases} name={name} />}
        {isEmpty && <Earlier />}
      </div>
    </>
  );
}

/** The imports of the last thirty days, to look at one again or to undo it. */
function Earlier() {
  const { data } = useQuery(latestImports());
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Lo que ya trajiste" className="rounded-md border bg-sheet">
      <h2 className="border-b px-5 py-3 font-semibold">Lo que ya trajiste</h2>
      <ul className="divide-y">
        {data.map(({ _id, name, saved, total, createdAt, status }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
            <Link to={paths.folders.import(_id)} className="link min-w-0 truncate">
              {name ?? "Lista pegada"}
            </Link>
            <span className="text-ink-soft text-sm">
              {formatDay(createdAt)} ·{" "}
              {status === "undone"
                ? "deshecha"
                : `${saved} de ${counted(total, "causa", "causas")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
