import { MOST_ATTACHED, MOST_BYTES } from "@foja/core/practice/incoming/attached.rules";
import { useQuery } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Unread } from "~/components/ui/empty-state";
import { counted, formatBytes } from "~/lib/format";
import { documentsOfCase } from "../api/letters";

type AttachDocumentsProps = {
  folderId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Chooses documents of a case that go along with an answer. */
export function AttachDocuments({ folderId, chosen, onChange }: AttachDocumentsProps) {
  const [open, setOpen] = useState(false);
  return open ? (
    <fieldset className="min-w-0 rounded-md border p-4">
      <legend className="px-1 font-medium">Documentos de la causa</legend>
      <Choices {...{ folderId, chosen, onChange }} />
    </fieldset>
  ) : (
    <Button onClick={() => setOpen(true)}>
      <Paperclip aria-hidden /> Adjuntar documentos de la causa
    </Button>
  );
}

function Choices({ folderId, chosen, onChange }: AttachDocumentsProps) {
  const { data, error, refetch } = useQuery(documentsOfCase(folderId));
  if (!data) {
    return <Unread error={error} onRetry={refetch} rows={3} label="Cargando los documentos" />;
  }
  if (data.length === 0) return <p className="text-ink-soft">La causa no tiene documentos.</p>;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const picked = data.filter(({ _id }) => chosen.includes(_id));
  const bytes = picked.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <>
      <ul className="max-h-64 space-y-2 overflow-y-auto">
        {data.map(({ _id, name, file, status }) => (
          <li key={_id}>
            <Checkbox
              label={`${name} · ${formatBytes(file.size)}`}
              checked={chosen.includes(_id)}
              disabled={
                status !== "ready" || (!chosen.includes(_id) && chosen.length >= MOST_ATTACHED)
              }
              onChange={() => toggle(_id)}
            />
          </li>
        ))}
      </ul>
      <p
        aria-live="polite"
        className={bytes > MOST_BYTES ? "mt-3 text-danger" : "mt-3 text-ink-soft"}
      >
        {counted(picked.length, "documento", "documentos")}, {formatBytes(bytes)} de{" "}
        {formatBytes(MOST_BYTES)}
      </p>
    </>
  );
}
