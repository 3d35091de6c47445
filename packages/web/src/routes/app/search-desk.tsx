import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import SearchDialog from "~/features/search/components/search-dialog";
import type { Understood } from "~/features/search/lib/understand";
import { dropDraft } from "~/lib/forms/draft";
import { paths } from "~/lib/paths";
import { retryLoading } from "~/lib/retry-loading";
import { closeSearch, searchDialog } from "~/lib/search-dialog";
import { useSession } from "~/lib/session/session";
import { useStore } from "~/lib/store";
import { DRAFTS } from "./said-drafts";
import type { SaidForm as Said } from "./said-form";
import { searchActions } from "./search-actions";
import { useIndex } from "./search-index";

const SaidForm = lazy(() => retryLoading(() => import("./said-form")));

/** The search over what the practice's lists hold, and the forms that it fills in. */
export default function SearchDesk() {
  const { open } = useStore(searchDialog);
  const [said, setSaid] = useState<Said>();
  const navigate = useNavigate();
  const begin = (understood: Understood) => {
    closeSearch();
    if (understood.kind === "deadline") return void navigate(deadlineDesk(understood));
    dropDraft({ kind: DRAFTS[understood.kind], id: null });
    setSaid(understood);
  };
  return (
    <>
      {open && <OpenSearch onBegin={begin} />}
      <Suspense>{said && <SaidForm said={said} onClose={() => setSaid(undefined)} />}</Suspense>
    </>
  );
}

const deadlineDesk = ({ title, folder, day, length }: Extract<Understood, { kind: "deadline" }>) =>
  paths.calculators.deadlines({ folder: folder?._id, fecha: day, plazo: length, titulo: title });

function OpenSearch({ onBegin }: { onBegin: (understood: Understood) => void }) {
  const { user } = useSession();
  const loaded = useIndex(user?._id ?? "");
  return <SearchDialog {...{ loaded, onBegin }} actions={searchActions(user?.role)} />;
}
