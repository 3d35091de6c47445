import {
  LARGEST_SCREENSHOT,
  PRIORITIES,
  PRIORITY_NAMES,
  SCREENSHOT_TYPES,
  SUBJECTS,
} from "@foja/core/outreach/support/consultation.schema";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { buttonClass } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { cn } from "~/lib/cn";
import { linesOf, type Technical, useTechnical } from "../lib/technical";
import { type Asking, useSupportForm } from "../lib/use-support-form";

const subjects = SUBJECTS.map((value) => ({ value, label: value }));
const priorities = PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }));

type SupportFormProps = { about?: Asking["about"]; onClose: () => void };

/** The form of Soporte. */
export default function SupportForm({ about, onClose }: SupportFormProps) {
  const technical = useTechnical();
  const [isIncluded, setIncluded] = useState(true);
  const [picture, setPicture] = useState<File | null>(null);
  const [tooMuch, setTooMuch] = useState<string>();
  const { form, number, refusal, submit } = useSupportForm({
    about,
    technical: isIncluded ? technical : null,
    picture,
    onClose,
  });
  const { field, busy, faults } = form;
  if (number !== undefined) return <Sent number={number} onClose={onClose} />;
  const pick = (file: File | null) => {
    const fault = file ? pictureFault(file) : undefined;
    setTooMuch(fault);
    setPicture(fault ? null : file);
  };
  return (
    <FormDialog
      title="Soporte"
      description="Te respondemos dentro de las 24 horas."
      action="Enviar consulta"
      busyLabel="Enviando…"
      {...{ busy, refusal, faults }}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Nombre" autoComplete="name" {...field("name")} />
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          {...field("email")}
        />
        <SelectField
          label="Tipo de consulta"
          placeholder="Elegí una opción"
          options={subjects}
          {...field("subject")}
        />
        <SelectField label="Prioridad" options={priorities} {...field("priority")} />
      </div>
      <TextareaField label="Mensaje" rows={6} {...field("message")} />
      <Picture file={picture} error={tooMuch} onPick={pick} />
      <Context technical={technical} isIncluded={isIncluded} onChange={setIncluded} />
    </FormDialog>
  );
}

function pictureFault({ type, size }: File): string | undefined {
  const isKnown = (SCREENSHOT_TYPES as readonly string[]).includes(type);
  if (!isKnown) return "Tiene que ser una imagen PNG, JPG o WebP.";
  return size > LARGEST_SCREENSHOT ? "La imagen pesa más de 5 MB." : undefined;
}

type PictureProps = {
  file: File | null;
  error?: string;
  onPick: (file: File | null) => void;
};

/** The browser's own file control has texts in another language: only its label is visible. */
const Picture = ({ file, error, onPick }: PictureProps) => (
  <Field label="Captura de pantalla (opcional)" hint="PNG, JPG o WebP, hasta 5 MB." error={error}>
    {(binding) => (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          type="file"
          accept={SCREENSHOT_TYPES.join(",")}
          onChange={({ target }) => onPick(target.files?.[0] ?? null)}
          className="peer sr-only"
          {...binding}
        />
        <label
          htmlFor={binding.id}
          className={cn(
            buttonClass(),
            "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2",
          )}
        >
          {file ? "Cambiar la imagen" : "Elegir una imagen"}
        </label>
        {file && <span className="min-w-0 break-all text-ink-soft text-sm">{file.name}</span>}
      </div>
    )}
  </Field>
);

type ContextProps = {
  technical: Technical;
  isIncluded: boolean;
  onChange: (isIncluded: boolean) => void;
};

/** The technical data that help to find an error, shown before they are sent. */
function Context({ technical, isIncluded, onChange }: ContextProps) {
  return (
    <Fold title="Datos técnicos" said={isIncluded ? "se envían con la consulta" : "no se envían"}>
      <div className="space-y-3">
        <Checkbox
          label="Enviar estos datos: ayudan a encontrar el problema"
          checked={isIncluded}
          onChange={({ target }) => onChange(target.checked)}
        />
        <dl className="space-y-1 text-sm">
          {linesOf(technical).map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{name}:</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Fold>
  );
}

const Sent = ({ number, onClose }: { number: number; onClose: () => void }) => (
  <Dialog open size="sm" title="Consulta enviada" onOpenChange={onClose}>
    <p role="status">
      Quedó registrada con el número {number}. Te respondemos por correo dentro de las 24 horas.
    </p>
  </Dialog>
);
