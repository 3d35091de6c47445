import { ClipboardPaste, FileUp } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Textarea } from "~/components/ui/input";
import { cn } from "~/lib/cn";
import { inputsOf } from "../files/clipboard";
import type { Input } from "../files/read-inputs";

const PASTED = "Lista pegada";
const EXAMPLE = `CNT 35335/2016 - PEREZ, JUAN c/ ACME S.A. s/ DESPIDO
SI-12345-2021 - GOMEZ, ANA c/ EDESUR S.A. s/ DAÑOS Y PERJUICIOS
SOSA, LUIS s/ SUCESIÓN AB INTESTATO, expte. CIV 4019/2021`;

type DropZoneProps = {
  onInputs: (inputs: Input[]) => void;
  reading: boolean;
  /** It stands above a list that was read already. */
  small?: boolean;
};

/** Takes a list: pasted, dropped, typed, or of chosen files. */
export function DropZone({ onInputs, reading, small }: DropZoneProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onInputs(inputsOf(event.dataTransfer, PASTED));
  };
  const read = () => {
    onInputs([{ kind: "text", source: PASTED, text }]);
    setText("");
  };
  return (
    <section
      aria-label="Traer una lista"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "rounded-md border border-line-strong border-dashed bg-sheet p-5",
        isOver && "border-accent bg-accent-wash",
      )}
    >
      <label htmlFor={id} className="font-semibold">
        {small ? "Sumá otra lista" : "Pegá o soltá tus causas"}
      </label>
      {!small && (
        <p className="mt-1 text-ink-soft">
          Pegá lo que copiaste del portal, una planilla o un texto. También podés soltar archivos:
          Excel, Word, PDF, CSV o tu agenda. Leemos números, carátulas, juzgados y clientes; después
          mirás antes de guardar.
        </p>
      )}
      <Textarea
        id={id}
        className={cn("mt-3 font-mono text-sm", small ? "h-10! min-h-0!" : "min-h-40!")}
        placeholder={small ? undefined : EXAMPLE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const inputs = inputsOf(event.clipboardData, PASTED);
          if (inputs.length === 0 || text !== "") return;
          event.preventDefault();
          onInputs(inputs);
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {text.trim() !== "" && (
          <Button variant="primary" onClick={read}>
            <ClipboardPaste aria-hidden /> Leer lo que escribí
          </Button>
        )}
        <FileChoice onInputs={onInputs} />
        <span role="status" className="text-ink-soft">
          {reading && "Leyendo…"}
        </span>
      </div>
    </section>
  );
}

const KINDS = ".xlsx,.xls,.ods,.csv,.tsv,.txt,.docx,.pdf,.html,.ics,.vcf,.dbf";

function FileChoice({ onInputs }: Pick<DropZoneProps, "onInputs">) {
  const id = useId();
  return (
    <span className="inline-flex">
      <input
        id={id}
        type="file"
        multiple
        accept={KINDS}
        className="peer sr-only"
        onChange={({ target }) => {
          const inputs = [...(target.files ?? [])].map((file): Input => ({ kind: "file", file }));
          target.value = "";
          if (inputs.length > 0) onInputs(inputs);
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-sheet px-3.5 font-medium hover:bg-wash peer-focus-visible:outline-2 peer-focus-visible:outline-accent [&_svg]:size-4"
      >
        <FileUp aria-hidden /> Elegir archivos
      </label>
    </span>
  );
}
