import { faultsOf, faultText } from "@foja/core/practice/escrito-templates/render.rules";
import type { EscritoTemplate } from "@foja/core/practice/escrito-templates/template.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PageHeader } from "~/components/ui/page-header";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { createTemplate, templateList, updateTemplate } from "../api/escritos";
import { DocxImport } from "./docx-import";
import { TemplatePreview } from "./template-preview";
import { VariablePalette } from "./variable-palette";

/** One template: a new one, one of the practice, or a copy of one of Foja's. */
export default function TemplatePage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(templateList());
  const template = data?.find(({ _id }) => _id === id);
  usePageTitle(template?.title ?? "Nuevo modelo");
  if (id === "nuevo") return <Editor key="new" template={undefined} />;
  if (template) return <Editor key={id} template={template} />;
  const missing = data && new Error("No encontramos ese modelo.");
  return <Unread error={error ?? missing} onRetry={refetch} rows={8} again="Reintentar" />;
}

function Editor({ template }: { template: EscritoTemplate | undefined }) {
  const isCopy = template?.shipped ?? false;
  const [title, setTitle] = useState(
    template ? (isCopy ? `${template.title} (copia)` : template.title) : "",
  );
  const [about, setAbout] = useState(template?.about ?? "");
  const [text, setText] = useState(template?.text ?? "");
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const key = useRef(crypto.randomUUID());
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [fault] = text === "" ? [] : faultsOf(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    setBusy(true);
    try {
      const given = { title, about: about || null, text };
      const saved =
        template && !isCopy
          ? await updateTemplate(template._id, given, template.version)
          : await createTemplate(given, key.current);
      await cache.invalidateQueries({ queryKey: templateList().queryKey });
      notify.success("Modelo guardado.");
      navigate(paths.escritos.template(saved._id), { replace: true });
    } catch (error) {
      key.current = crypto.randomUUID();
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  const insert = (written: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      area.current ?? {};
    setText(text.slice(0, from) + written + text.slice(to));
    area.current?.focus();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PageHeader
        title={template && !isCopy ? template.title : "Nuevo modelo"}
        description={isCopy ? `Copia de «${template?.title}», que viene con Foja.` : undefined}
        actions={
          <>
            <DocxImport
              onRead={(read, name) => {
                setText(read);
                if (title === "") setTitle(name);
              }}
            />
            <Button type="submit" variant="primary" busy={busy} busyLabel="Guardando…">
              Guardar modelo
            </Button>
          </>
        }
      />
      <FormErrorSummary message={refusal} fields={[]} />
      <div className="mt-4 grid gap-6 xl:grid-cols-2">
        <div className="min-w-0 space-y-4">
          <TextField
            label="Título"
            value={title}
            maxLength={120}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label="Para qué sirve"
            value={about}
            maxLength={250}
            onChange={({ target }) => setAbout(target.value)}
          />
          <TextareaField
            ref={area}
            label="Texto del modelo"
            hint="# título · ## sección · - lista · **negrita** · *cursiva* · __subrayado__ · [centro] · {{completar: qué falta}}"
            error={fault && faultText(fault)}
            value={text}
            rows={22}
            spellCheck
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            onChange={({ target }) => setText(target.value)}
          />
          <VariablePalette onInsert={insert} />
        </div>
        <TemplatePreview text={fault ? "" : text} />
      </div>
    </form>
  );
}
