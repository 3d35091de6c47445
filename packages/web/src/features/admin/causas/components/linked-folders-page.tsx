import { useInfiniteQuery } from "@tanstack/react-query";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { PageHeader } from "~/components/ui/page-header";
import { formatMoment } from "~/lib/format";
import { linkedFolders } from "../api/causas";
import { LINK_STATUS } from "../lib/words";

/** The practices' linked cases: their numbers and states, without their content. */
export default function LinkedFoldersPage() {
  const query = useInfiniteQuery(linkedFolders());
  return (
    <>
      <PageHeader
        title="Causas vinculadas"
        description="Las causas de los estudios vinculadas con un expediente, las últimas primero."
      />
      <RowListing
        query={query}
        rows={query.data?.pages.flatMap(({ folders }) => folders)}
        empty="Todavía nadie vinculó una causa."
        title="Causas vinculadas"
        row={({ folderId, userId, email, number, status, linkedAt, loadedAt }) => (
          <Row
            key={`${userId} ${folderId} ${number}`}
            title={number}
            facts={[
              email ?? "De una cuenta que ya no está",
              `vinculada el ${formatMoment(linkedAt)}`,
              loadedAt ? `cargada el ${formatMoment(loadedAt)}` : "sin cargar",
            ]}
            marks={<Badge tone={LINK_STATUS[status].tone}>{LINK_STATUS[status].text}</Badge>}
          />
        )}
      />
    </>
  );
}
