import type { TemplateRow } from "@foja/core/outreach/templates/template.schema";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Row, RowListing } from "~/components/lists/rows";
import { Button, ButtonLink } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { PageHeader } from "~/components/ui/page-header";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import {
  archiveTemplate,
  duplicateTemplate,
  refreshTemplates,
  templateList,
} from "../api/templates";

/** The templates of marketing mail. */
export default function TemplatesPage() {
  const query = useInfiniteQuery(templateList());
  const [removing, setRemoving] = useState<TemplateRow>();
  return (
    <>
      <PageHeader
        title="Plantillas"
        description="Los mails que Foja manda a sus contactos, por versiones."
        actions={
          <ButtonLink variant="primary" to={paths.admin.template("nueva")}>
            Nueva plantilla
          </ButtonLink>
        }
      />
      <RowListing
        query={query}
        rows={query.data?.pages.flatMap(({ templates }) => templates)}
        empty={
          <EmptyState
            action={
              <ButtonLink variant="primary" to={paths.admin.template("nueva")}>
                Armar la primera
              </ButtonLink>
            }
          >
            Todavía no hay plantillas. La primera se arma con bloques, sin escribir código.
          </EmptyState>
        }
        title="Plantillas"
        row={(template) => (
          <Row
            key={template._id}
            title={
              <Link className="hover:underline" to={paths.admin.template(template._id)}>
                {template.name}
              </Link>
            }
            facts={[
              template.subject,
              `versión ${template.version}`,
              `guardada el ${formatMoment(template.updatedAt)}`,
            ]}
            marks={null}
          >
            <RowMenu template={template} onRemove={() => setRemoving(template)} />
          </Row>
        )}
      />
      {removing && <Removal template={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

type RowMenuProps = { template: TemplateRow; onRemove: () => void };

function RowMenu({ template: { _id, name }, onRemove }: RowMenuProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const duplicate = async () => {
    try {
      const copy = await duplicateTemplate(_id);
      await refreshTemplates(cache);
      navigate(paths.admin.template(copy._id));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const trigger = (
    <IconButton label={`Acciones de ${name}`}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <>
      <Button
        size="sm"
        aria-label={`Editar ${name}`}
        onClick={() => navigate(paths.admin.template(_id))}
      >
        Editar
      </Button>
      <Menu label={`Acciones de ${name}`} trigger={trigger}>
        <MenuItem onSelect={() => void duplicate()}>Duplicar</MenuItem>
        <MenuItem danger onSelect={onRemove}>
          Eliminar
        </MenuItem>
      </Menu>
    </>
  );
}

type RemovalProps = { template: TemplateRow; onClose: () => void };

function Removal({ template: { _id, name, version }, onClose }: RemovalProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      notify.success(await archiveTemplate(_id, version));
    } catch (error) {
      notify.error(messageOf(error));
    }
    await refreshTemplates(cache);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar «${name}»?`}
      description="Sale de la lista y no vuelve. Las campañas que la usan conservan su versión."
      action="Eliminar"
      busy={busy}
      onConfirm={() => void remove()}
      onOpenChange={onClose}
    />
  );
}
