import type { EscritoStatus, ListedEscrito } from "@foja/core/practice/escritos/escrito.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { counted, formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { allRows } from "~/lib/records/pages";
import { escritoList } from "../api/escritos";
import { StatusBadge } from "./status-badge";

type EscritoListProps = {
  /** The case whose writs are listed; without it, those of the practice. */
  folderId?: string;
  status?: EscritoStatus;
  /** What begins one, where there is none. */
  action?: ReactNode;
};

/** The writs of a case or of the practice. */
export function EscritoList({ folderId, status, action }: EscritoListProps) {
  const query = useInfiniteQuery(escritoList({ folderId, status }));
  const none = status
    ? "No hay escritos en ese estado."
    : "Todavía no hay escritos. El primero sale de un modelo, con los datos de la causa.";
  return (
    <RowListing
      query={query}
      rows={query.data && allRows(query.data)}
      title="Escritos"
      empty={
        <EmptyState icon={<ScrollText />} action={action}>
          {none}
        </EmptyState>
      }
      onSheet
      row={(escrito) => <EscritoRow key={escrito._id} escrito={escrito} inCase={!!folderId} />}
    />
  );
}

type EscritoRowProps = { escrito: ListedEscrito; inCase: boolean };

function EscritoRow({ escrito, inCase }: EscritoRowProps) {
  const { nameOf } = usePeople();
  const { _id, title, folderName, status, missing, filedAt, receipt, updatedAt } = escrito;
  const reviewer = status === "revision" && escrito.reviewerId && nameOf(escrito.reviewerId);
  return (
    <Row
      title={
        <Link className="hover:underline" to={paths.escritos.one(_id)}>
          {title}
        </Link>
      }
      facts={[
        inCase ? null : folderName,
        reviewer ? `lo revisa ${reviewer}` : null,
        filedAt ? `presentado el ${formatMoment(filedAt)}` : `cambió el ${formatMoment(updatedAt)}`,
        receipt && `constancia ${receipt.number}`,
      ]}
      marks={
        <>
          {status !== "presentado" && missing.length > 0 && (
            <Badge tone="danger">{counted(missing.length, "dato falta", "datos faltan")}</Badge>
          )}
          <StatusBadge status={status} />
        </>
      }
    />
  );
}
