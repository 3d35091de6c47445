import {
  FALLBACKS,
  tokenOf,
  VARIABLES,
  type Variable,
} from "@foja/core/outreach/templates/variables.rules";
import { Braces } from "lucide-react";
import { type Ref, useRef } from "react";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Input, Textarea } from "~/components/ui/input";
import { Menu, MenuHeading, MenuItem } from "~/components/ui/menu";

const NAMES: Record<Variable, string> = {
  nombre: "Nombre",
  apellido: "Apellido",
  email: "E-mail",
  plan: "Plan",
  provincia: "Provincia",
};

type VariableFieldProps = {
  label: string;
  value: string;
  error?: string;
  hint?: string;
  lines?: boolean;
  onChange: (value: string) => void;
};

/** A text into which variables of the reader can be inserted at the cursor. */
export function VariableField({ label, value, error, hint, lines, onChange }: VariableFieldProps) {
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const insert = (name: Variable) => {
    const start = control.current?.selectionStart ?? value.length;
    const end = control.current?.selectionEnd ?? start;
    onChange(`${value.slice(0, start)}${tokenOf(name)}${value.slice(end)}`);
  };
  const shared = {
    value,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field {...{ label, error, hint }}>
      {(binding) => (
        <div className="flex items-start gap-1">
          {lines ? (
            <Textarea ref={control as Ref<HTMLTextAreaElement>} {...shared} {...binding} />
          ) : (
            <Input ref={control as Ref<HTMLInputElement>} {...shared} {...binding} />
          )}
          <VariableMenu label={label} onChoose={insert} />
        </div>
      )}
    </Field>
  );
}

type VariableMenuProps = { label: string; onChoose: (name: Variable) => void };

function VariableMenu({ label, onChoose }: VariableMenuProps) {
  const trigger = (
    <IconButton label={`Insertar un dato en ${label}`} className="mt-0.5">
      <Braces aria-hidden />
    </IconButton>
  );
  return (
    <Menu label="Datos de quien lee" trigger={trigger}>
      <MenuHeading>
        <span className="block font-medium">Datos de quien lee</span>
        <span className="block max-w-60 text-ink-faint text-sm">
          Si falta, va lo que sigue a la barra: {"{{nombre|colega}}"}.
        </span>
      </MenuHeading>
      {VARIABLES.map((name) => (
        <MenuItem key={name} onSelect={() => onChoose(name)}>
          {NAMES[name]}
          <span className="ms-auto ps-4 text-ink-faint text-sm">
            {FALLBACKS[name] ? `si falta: ${FALLBACKS[name]}` : "si falta: nada"}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
