import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { notify } from "~/lib/notify";

type DocxImportProps = { onRead: (text: string, name: string) => void };

/** Reads a DOCX as the text of a template. */
export function DocxImport({ onRead }: DocxImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const { DocxRefusal, readDocx } = await import("../lib/docx-template");
    try {
      const { text, notes } = await readDocx(file);
      onRead(text, file.name.replace(/\.docx$/i, "").slice(0, 120));
      for (const note of notes) notify.info(note);
    } catch (error) {
      const isTold = error instanceof DocxRefusal;
      notify.error(
        isTold ? error.message : "No pudimos leer el archivo. Guardalo de nuevo desde Word.",
      );
    }
    setBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Archivo DOCX"
        accept=".docx"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button busy={busy} busyLabel="Leyendo…" onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        Importar DOCX
      </Button>
    </>
  );
}
