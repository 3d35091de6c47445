import { useQuery } from "@tanstack/react-query";
import { Row, Rows } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Unread } from "~/components/ui/empty-state";
import { formatMoment } from "~/lib/format";
import { jobs } from "../api/jobs";
import { NOTICE_JOBS, standingOf } from "../lib/notice-jobs";

/** The jobs that send notices: when each last ran, and its outcome. */
export function NoticeJobs() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(jobs());
  if (!data) {
    return <Unread error={error} onRetry={refetch} rows={3} again="Reintentar" />;
  }
  return (
    <Rows label="Trabajos que avisan">
      {NOTICE_JOBS.map(({ name, title, every, lateAfter, did }) => {
        const last = data.find((one) => one.name === name)?.runs[0];
        const { text, tone } = standingOf(last, lateAfter, dataUpdatedAt);
        return (
          <Row
            key={name}
            title={title}
            facts={[
              every,
              last ? `última vez: ${formatMoment(last.at)}` : null,
              ...(last?.ok ? did(last.did) : []),
              last && !last.ok ? `se busca en los registros como ${last.requestId}` : null,
            ]}
            marks={<Badge tone={tone}>{text}</Badge>}
          />
        );
      })}
    </Rows>
  );
}
