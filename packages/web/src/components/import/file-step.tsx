import { FileUp } from "lucide-react";
import { useId } from "react";
import type { ImportField } from "~/lib/import/mapping";

type FileStepProps = { fields: readonly ImportField[]; onFile: (file: File) => void };

/** Chooses the file, or takes it dropped; lists the columns that are known by name. */
export function FileStep({ fields, onFile }: FileStepProps) {
  const id = useId();
  return (
    <>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
        className="flex cursor-pointer flex-col items-center gap-2 rounded-md border border-line-strong border-dashed px-6 py-10 text-center hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        <FileUp aria-hidden className="size-6 text-ink-faint" />
        <span className="font-medium">Elegí un archivo CSV o soltalo acá</span>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = "";
          }}
        />
      </label>
      <p className="text-ink-soft">
        La primera fila tiene que nombrar las columnas. Reconocemos:{" "}
        {fields.map(({ label }) => label).join(", ")}. Las fechas, como 02/03/2026.
      </p>
    </>
  );
}
