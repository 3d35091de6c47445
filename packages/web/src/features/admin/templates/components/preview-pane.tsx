import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Segments } from "~/components/ui/segments";
import { SkeletonRows } from "~/components/ui/skeleton";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import type { TemplateDraft } from "../lib/draft";
import { previewOf } from "../lib/preview";
import { themed } from "../lib/themed";

const WIDTHS = { 600: "Escritorio", 320: "Teléfono" } as const;
type Width = keyof typeof WIDTHS;

/** The e-mail as a person with an account would get it, wide or narrow, light or dark. */
export function PreviewPane({ draft }: { draft: TemplateDraft }) {
  const [typed, setTyped] = useState("");
  const [reader, setReader] = useState("");
  const { data, error } = useQuery(previewOf(draft, reader));
  const show = (event: FormEvent) => {
    event.preventDefault();
    setReader(typed.trim());
  };
  return (
    <div className="space-y-4">
      <form onSubmit={show} className="flex flex-wrap items-end gap-2">
        <TextField
          label="Con los datos de"
          hint="El e-mail de un contacto de marketing o de una cuenta; vacío, los tuyos."
          type="email"
          className="min-w-60 flex-1"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="mb-7">
          Ver
        </Button>
      </form>
      {error ? (
        <EmptyState>{messageOf(error)}</EmptyState>
      ) : data ? (
        <Letter {...data} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </div>
  );
}

type LetterProps = { subject: string; preheader: string; html: string };

/** An e-mail in a frame of its own, in which no script runs. */
export function Letter({ subject, preheader, html }: LetterProps) {
  const [width, setWidth] = useState<Width>(() => (innerWidth < 700 ? 320 : 600));
  const [theme, setTheme] = useState<"light" | "dark">("light");
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Segments
          legend="Ancho"
          choices={([600, 320] as const).map((one) => ({
            label: WIDTHS[one],
            pressed: width === one,
            choose: () => setWidth(one),
          }))}
        />
        <Segments
          legend="Tema"
          choices={(["light", "dark"] as const).map((one) => ({
            label: one === "light" ? "Claro" : "Oscuro",
            pressed: theme === one,
            choose: () => setTheme(one),
          }))}
        />
      </div>
      <dl className="rounded-md border bg-sheet px-4 py-3">
        <dt className="sr-only">Asunto</dt>
        <dd className="break-words font-medium">{subject}</dd>
        <dt className="sr-only">Vista previa</dt>
        <dd className="break-words text-ink-soft text-sm">{preheader}</dd>
      </dl>
      <section
        aria-label="El mail"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
        tabIndex={0}
        className="overflow-x-auto rounded-md border bg-wash p-2"
      >
        <iframe
          title="El mail como llega"
          sandbox=""
          srcDoc={themed(html, theme)}
          width={width}
          height={680}
          className="mx-auto block max-w-none rounded-sm bg-white"
        />
      </section>
    </>
  );
}
