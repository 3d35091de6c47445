import type { SeriesStanding } from "@foja/core/law/rates/rate.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";
import { seriesStandings } from "../api/series";
import { SeriesCard } from "./series-card";
import { UploadDialog } from "./upload-dialog";

/** The series of every rate: their values, span, source and failures. */
export default function RatesPage() {
  const { data, error, refetch } = useQuery(seriesStandings());
  const [uploading, setUploading] = useState<SeriesStanding>();
  return (
    <>
      <PageHeader
        title="Tasas"
        description="Las series del BCRA llegan solas cada día a las 9. Las demás se cargan por CSV."
        actions={<ButtonLink to={paths.admin.acts}>Calendario judicial</ButtonLink>}
      />
      {data ? (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {data.map((series) => (
            <SeriesCard key={series.key} series={series} onUpload={() => setUploading(series)} />
          ))}
        </ul>
      ) : (
        <Unread error={error} onRetry={refetch} rows={8} again="Reintentar" />
      )}
      {uploading && <UploadDialog series={uploading} onClose={() => setUploading(undefined)} />}
    </>
  );
}
