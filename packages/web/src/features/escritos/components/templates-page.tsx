import type { EscritoTemplate } from "@foja/core/practice/escrito-templates/template.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Row, Rows } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Unread } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { deleteTemplate, templateList } from "../api/escritos";

/** The templates of writs: the practice's own, and those of Foja to be copied. */
export default function TemplatesPage() {
  const { data, error, refetch } = useQuery(templateList());
  const [removing, setRemoving] = useState<EscritoTemplate>();
  const mayWrite = useMay("write");
  return (
    <>
      <PageHeader
        title="Modelos de escritos"
        description="Los de Foja son una base: revisalos antes de firmar, o hacé tu copia."
        actions={
          mayWrite && (
            <ButtonLink variant="primary" to={paths.escritos.newTemplate}>
              Nuevo modelo
            </ButtonLink>
          )
        }
      />
      {data ? (
        <Rows label="Modelos">
          {data.map((template) => (
            <Row
              key={template._id}
              title={
                <Link className="hover:underline" to={paths.escritos.template(template._id)}>
                  {template.title}
                </Link>
              }
              facts={[template.about, template.norms.join("; ") || null]}
              marks={
                template.shipped ? <Badge>De Foja</Badge> : <Badge tone="accent">Del estudio</Badge>
              }
            >
              {!template.shipped && mayWrite && (
                <Button
                  size="sm"
                  aria-label={`Eliminar ${template.title}`}
                  onClick={() => setRemoving(template)}
                >
                  Eliminar
                </Button>
              )}
            </Row>
          ))}
        </Rows>
      ) : (
        <Unread error={error} onRetry={refetch} rows={8} again="Reintentar" />
      )}
      {removing && <Removal template={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

type RemovalProps = { template: EscritoTemplate; onClose: () => void };

function Removal({ template, onClose }: RemovalProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      notify.success(await deleteTemplate(template._id));
    } catch (error) {
      notify.error(messageOf(error));
    }
    await cache.invalidateQueries({ queryKey: templateList().queryKey });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar «${template.title}»?`}
      description="El modelo no vuelve. Los escritos que hiciste con él quedan."
      action="Eliminar modelo"
      busy={busy}
      onConfirm={() => void remove()}
      onOpenChange={onClose}
    />
  );
}
