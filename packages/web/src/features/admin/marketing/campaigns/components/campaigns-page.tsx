import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { campaignList } from "../api/campaigns";
import { momentOf, progressOf, STATUS_MARKS } from "../lib/words";
import { CampaignDialog } from "./campaign-dialog";
import { CampaignEditor } from "./campaign-editor";

/** The campaigns with their progress, and a button for a new one. */
export default function CampaignsPage() {
  const [params, setParams] = useSearchParams();
  const query = useInfiniteQuery(campaignList());
  const rows = query.data?.pages.flatMap(({ campaigns }) => campaigns);
  const open = params.get("id");
  const show = (id: string | null) => setParams(id ? { id } : {}, { replace: true });
  return (
    <>
      <PageHeader
        title="Campañas"
        description="Correos de publicidad a quienes los aceptan. Las aperturas no se miden: no son confiables."
        actions={
          <Button variant="primary" onClick={() => show("nueva")}>
            <Plus aria-hidden /> Nueva campaña
          </Button>
        }
      />
      <RowListing
        query={query}
        rows={rows}
        empty={
          <EmptyState
            action={
              <Button variant="primary" onClick={() => show("nueva")}>
                Armar la primera
              </Button>
            }
          >
            Todavía no hay campañas: la primera sale de una plantilla y de a quiénes va.
          </EmptyState>
        }
        title="Campañas"
        row={(one) => (
          <Row
            key={one._id}
            title={one.name}
            facts={[momentOf(one), progressOf(one), one.notice]}
            marks={
              <Badge tone={STATUS_MARKS[one.status].tone}>{STATUS_MARKS[one.status].text}</Badge>
            }
          >
            <Button size="sm" aria-label={`Abrir ${one.name}`} onClick={() => show(one._id)}>
              Abrir
            </Button>
          </Row>
        )}
      />
      {open === "nueva" && (
        <CampaignEditor onSaved={({ _id }) => show(_id)} onClose={() => show(null)} />
      )}
      {open && open !== "nueva" && <CampaignDialog id={open} onClose={() => show(null)} />}
    </>
  );
}
