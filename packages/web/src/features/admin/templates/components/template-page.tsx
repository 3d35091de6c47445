import type { Template } from "@foja/core/outreach/templates/template.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { RestoredDraft } from "~/components/restored-draft";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PageHeader } from "~/components/ui/page-header";
import { Segments } from "~/components/ui/segments";
import { notify } from "~/lib/notify";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { readTemplate } from "../api/templates";
import { type TemplateEditor, useTemplateEditor } from "../hooks/use-template-editor";
import { BlockList } from "./block-list";
import { ColumnFields } from "./column-fields";
import { HeadFields, HtmlField } from "./head-fields";
import { PreviewPane } from "./preview-pane";
import { TextPart } from "./text-part";
import { VersionsDialog } from "./versions-dialog";

/** One template: a new one, or an existing one once it is read. */
export default function TemplatePage() {
  const { id = "" } = useParams();
  if (id === "nueva") return <Editor key="new" template={null} />;
  return <Known key={id} id={id} />;
}

function Known({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...readTemplate(id), staleTime: 0 });
  usePageTitle(data?.name);
  if (data) return <Editor template={data} />;
  return <Unread error={error} onRetry={refetch} rows={8} again="Reintentar" />;
}

const VIEWS = { blocks: "Contenido", text: "Texto plano", preview: "Vista previa" } as const;
type View = keyof typeof VIEWS;

function Editor({ template }: { template: Template | null }) {
  const editor = useTemplateEditor(template);
  const [view, setView] = useState<View>("blocks");
  const { draft, known, faults, refusal, wasRestored, discard } = editor;
  const choices = (Object.keys(VIEWS) as View[]).map((one) => ({
    label: VIEWS[one],
    pressed: one === view,
    choose: () => setView(one),
  }));
  return (
    <>
      <PageHeader
        title={known?.name ?? "Nueva plantilla"}
        description={known ? `Versión ${known.version}` : "Se guarda como versión 1."}
        actions={<Actions editor={editor} />}
      />
      <div className="max-w-3xl space-y-5">
        {wasRestored && <RestoredDraft onDiscard={discard} />}
        <FormErrorSummary message={refusal} fields={[]} />
        <HeadFields editor={editor} />
        <div className="flex">
          <Segments legend="Qué se ve" choices={choices} />
        </div>
        {view === "blocks" && draft.blocks && (
          <BlockList
            label="Bloques del mail"
            blocks={draft.blocks}
            inColumns={(block, onChange) => <ColumnFields {...{ block, onChange }} />}
            onChange={(blocks) => editor.set({ blocks })}
          />
        )}
        {view === "blocks" && !draft.blocks && (
          <HtmlField
            value={draft.html}
            error={faults.html}
            onChange={(html) => editor.set({ html })}
          />
        )}
        {view === "text" && <TextPart editor={editor} />}
        {view === "preview" && <PreviewPane draft={draft} />}
      </div>
    </>
  );
}

function Actions({ editor }: { editor: TemplateEditor }) {
  const { known, busy, isChanged, save, test, restart } = editor;
  const navigate = useNavigate();
  const [isListing, setListing] = useState(false);
  const go = (saved: Template | undefined) => {
    if (saved && !known) navigate(paths.admin.template(saved._id), { replace: true });
  };
  const onSave = async () => {
    const saved = await save();
    if (saved) notify.success(`Guardamos la versión ${saved.version}`);
    go(saved);
  };
  return (
    <>
      {known && <Button onClick={() => setListing(true)}>Versiones</Button>}
      <Button busy={busy} onClick={() => void test().then(go)}>
        {isChanged || !known ? "Guardar y enviarme una prueba" : "Enviarme una prueba"}
      </Button>
      <Button variant="primary" busy={busy} busyLabel="Guardando…" onClick={() => void onSave()}>
        Guardar
      </Button>
      {isListing && known && (
        <VersionsDialog template={known} onRestored={restart} onClose={() => setListing(false)} />
      )}
    </>
  );
}
