import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { Failed } from "~/components/ui/empty-state";
import { previewOf } from "../api/escritos";
import { ContentView } from "./content-view";

/** How a text reads over a case of the practice, while it is written. */
export function TemplatePreview({ text }: { text: string }) {
  const [folder, setFolder] = useState<FolderChoice | null>(null);
  const shown = useDeferredValue(text);
  const isAsked = folder !== null && shown.trim() !== "";
  const { data, error, refetch } = useQuery({
    ...previewOf({ folderId: folder?._id ?? "", text: shown }),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  return (
    <section aria-label="Vista previa" className="min-w-0 space-y-4">
      <FolderPicker label="Ver con los datos de" value={folder} onChange={setFolder} />
      {isAsked && error && <Failed error={error} onRetry={refetch} />}
      {folder && data && !error && (
        <ContentView label="Vista previa del modelo" content={data} className="escrito-compact" />
      )}
      {!folder && (
        <p className="text-ink-soft">Elegí una causa para ver el modelo con sus datos.</p>
      )}
    </section>
  );
}
