import type { Template, TemplateVersionRow } from "@foja/core/outreach/templates/template.schema";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import {
  previewTemplate,
  readVersion,
  refreshTemplates,
  restoreVersion,
  templateVersions,
} from "../api/templates";
import { Letter } from "./preview-pane";

type VersionsDialogProps = {
  template: Template;
  onRestored: (template: Template) => void;
  onClose: () => void;
};

/** The versions of a template: each can be viewed and restored. */
export function VersionsDialog({ template, onRestored, onClose }: VersionsDialogProps) {
  const cache = useQueryClient();
  const query = useInfiniteQuery(templateVersions(template._id));
  const [seen, setSeen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const bringBack = async (version: number) => {
    setBusy(true);
    try {
      const saved = await restoreVersion(template._id, version, template.version);
      await refreshTemplates(cache);
      notify.success(`Volvió lo de la versión ${version}, como versión ${saved.version}`);
      onRestored(saved);
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="lg"
      title="Versiones"
      description="Cada vez que se guarda queda una versión. Volver a una anterior crea otra: ninguna se pierde."
      onOpenChange={onClose}
    >
      {seen === undefined ? (
        <RowListing
          query={query}
          rows={query.data?.pages.flatMap(({ versions }) => versions)}
          empty="No hay versiones."
          title="Versiones"
          row={(one) => (
            <VersionRow
              key={one.version}
              row={one}
              isNewest={one.version === template.version}
              busy={busy}
              onSee={() => setSeen(one.version)}
              onBringBack={() => void bringBack(one.version)}
            />
          )}
        />
      ) : (
        <div className="space-y-4">
          <Button size="sm" onClick={() => setSeen(undefined)}>
            Volver a la lista
          </Button>
          <Seen id={template._id} version={seen} />
        </div>
      )}
    </Dialog>
  );
}

type VersionRowProps = {
  row: TemplateVersionRow;
  isNewest: boolean;
  busy: boolean;
  onSee: () => void;
  onBringBack: () => void;
};

const VersionRow = ({ row, isNewest, busy, onSee, onBringBack }: VersionRowProps) => (
  <Row
    title={`Versión ${row.version}`}
    facts={[row.subject, formatMoment(row.savedAt)]}
    marks={isNewest && <Badge tone="accent">La actual</Badge>}
  >
    <Button size="sm" aria-label={`Ver la versión ${row.version}`} onClick={onSee}>
      Ver
    </Button>
    {!isNewest && (
      <Button
        size="sm"
        busy={busy}
        aria-label={`Volver a la versión ${row.version}`}
        onClick={onBringBack}
      >
        Volver a esta
      </Button>
    )}
  </Row>
);

function Seen({ id, version }: { id: string; version: number }) {
  const { data, error } = useQuery({
    queryKey: ["template-preview", id, version],
    queryFn: async () => {
      const { name, subject, preheader, html, text, isTextEdited } = await readVersion(id, version);
      return previewTemplate({
        ...{ name, subject, preheader, html, blocks: null },
        text: isTextEdited ? text : "",
      });
    },
    retry: false,
  });
  if (error) return <EmptyState>{messageOf(error)}</EmptyState>;
  return data ? <Letter {...data} /> : <SkeletonRows rows={6} />;
}
