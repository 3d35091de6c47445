import { Checkbox } from "~/components/ui/checkbox";
import { Fold } from "~/components/ui/fold";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { KindValues } from "../lib/kind-form";
import {
  CONFIRMATION_OPTIONS,
  cancelOptions,
  marginOptions,
  noticeOptions,
  PLACE_OPTIONS,
  stepOptions,
  windowOptions,
} from "../lib/kind-options";
import { QuestionFields } from "./question-fields";

export type KindFieldsProps = {
  values: KindValues;
  faults: Record<string, string>;
  idOf: (name: string) => string;
  onChange: (change: Partial<KindValues>) => void;
};

type TextName =
  | "name"
  | "description"
  | "duration"
  | "before"
  | "after"
  | "notice"
  | "step"
  | "window"
  | "mostPerDay"
  | "cancelUntil"
  | "address"
  | "phone"
  | "link"
  | "price";

/** Returns the props of a field. */
const binder =
  ({ values, faults, idOf, onChange }: KindFieldsProps) =>
  (name: TextName) => ({
    id: idOf(name),
    error: faults[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });

/** The basic fields of a kind of appointment. */
export function KindFields(props: KindFieldsProps) {
  const { values, faults, idOf, onChange } = props;
  const field = binder(props);
  const isFaulty = (names: string[]) => names.some((name) => faults[name]);
  return (
    <div className="space-y-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          required
          autoFocus
          maxLength={120}
          placeholder="Primera consulta"
          autoComplete="off"
          className="sm:col-span-2"
          {...field("name")}
        />
        <TextField
          label="Duración en minutos"
          required
          inputMode="numeric"
          maxLength={3}
          {...field("duration")}
        />
        <SelectField
          label="Lugar"
          options={PLACE_OPTIONS}
          value={values.place}
          onChange={({ target }) => onChange({ place: target.value as KindValues["place"] })}
        />
        <PlaceField {...props} />
        <TextField
          label="Precio, en palabras"
          maxLength={200}
          placeholder="Sin cargo"
          autoComplete="off"
          {...field("price")}
        />
        <SelectField
          label="Confirmación"
          options={CONFIRMATION_OPTIONS}
          value={values.confirmation}
          onChange={({ target }) =>
            onChange({ confirmation: target.value as KindValues["confirmation"] })
          }
        />
        <TextareaField
          label="Descripción"
          rows={2}
          maxLength={2000}
          className="sm:col-span-2"
          {...field("description")}
        />
      </div>
      <Fold
        title="Márgenes y límites"
        open={isFaulty([
          "before",
          "after",
          "notice",
          "step",
          "window",
          "mostPerDay",
          "cancelUntil",
        ])}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            label="Margen antes"
            options={marginOptions(values.before)}
            {...field("before")}
          />
          <SelectField
            label="Margen después"
            options={marginOptions(values.after)}
            {...field("after")}
          />
          <SelectField
            label="Puede empezar cada"
            placeholder="Lo que dura"
            options={stepOptions(values.step)}
            {...field("step")}
          />
          <SelectField
            label="Anticipación mínima"
            options={noticeOptions(values.notice)}
            {...field("notice")}
          />
          <SelectField
            label="Se reserva hasta dentro de"
            options={windowOptions(values.window)}
            {...field("window")}
          />
          <TextField
            label="Máximo por día"
            inputMode="numeric"
            maxLength={3}
            placeholder="Sin máximo"
            {...field("mostPerDay")}
          />
          <SelectField
            label="El cliente puede cancelar o cambiar"
            options={cancelOptions(values.cancelUntil)}
            className="sm:col-span-2"
            {...field("cancelUntil")}
          />
        </div>
      </Fold>
      <Fold
        title="Preguntas"
        said={saidOf(values.questions.length)}
        open={isFaulty(Object.keys(faults).filter((name) => name.startsWith("questions")))}
      >
        <QuestionFields
          questions={values.questions}
          faults={faults}
          idOf={idOf}
          onChange={(questions) => onChange({ questions })}
        />
      </Fold>
      <Checkbox
        label="Se ofrece en la página"
        checked={values.active}
        onChange={({ target }) => onChange({ active: target.checked })}
      />
    </div>
  );
}

const saidOf = (count: number) =>
  count === 0 ? "Ninguna" : count === 1 ? "1 pregunta" : `${count} preguntas`;

/** The details of the chosen place. */
function PlaceField(props: KindFieldsProps) {
  const field = binder(props);
  const shared = { autoComplete: "off", className: "sm:col-span-2" };
  const { place } = props.values;
  if (place === "office") {
    return (
      <TextField
        label="Dirección del estudio"
        maxLength={300}
        placeholder="Talcahuano 550, 3.º B"
        {...shared}
        {...field("address")}
      />
    );
  }
  if (place === "phone") {
    return (
      <TextField
        label="Teléfono al que llaman"
        type="tel"
        maxLength={60}
        hint="Vacío: llamás vos, y se le pide su teléfono."
        {...shared}
        {...field("phone")}
      />
    );
  }
  return (
    <TextField
      label="Enlace de la videollamada"
      type="url"
      inputMode="url"
      maxLength={500}
      placeholder="https://"
      hint="Va solo en el correo de confirmación."
      {...shared}
      {...field("link")}
    />
  );
}
