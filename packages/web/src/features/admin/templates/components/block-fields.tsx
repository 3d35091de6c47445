import type { SingleBlock } from "@foja/core/outreach/templates/blocks.schema";
import { Segments } from "~/components/ui/segments";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { VariableField } from "./variable-field";

type BlockFieldsProps = { block: SingleBlock; onChange: (block: SingleBlock) => void };

/** The settings of a block. */
export function BlockFields({ block, onChange }: BlockFieldsProps) {
  switch (block.type) {
    case "heading":
      return (
        <>
          <VariableField
            label="Título"
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
          />
          <div className="flex flex-wrap gap-3">
            <Segments
              legend="Tamaño"
              choices={([1, 2] as const).map((level) => ({
                label: level === 1 ? "Grande" : "Mediano",
                pressed: block.level === level,
                choose: () => onChange({ ...block, level }),
              }))}
            />
            <Alignment value={block.align} onChange={(align) => onChange({ ...block, align })} />
          </div>
        </>
      );
    case "text":
      return (
        <>
          <VariableField
            lines
            label="Texto"
            hint="**negrita**, *cursiva*, [enlace](https://…) y listas con guiones."
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
          />
          <Alignment value={block.align} onChange={(align) => onChange({ ...block, align })} />
        </>
      );
    case "button":
      return (
        <>
          <VariableField
            label="Texto del botón"
            value={block.label}
            onChange={(label) => onChange({ ...block, label })}
          />
          <Address
            label="Dirección"
            value={block.url}
            onChange={(url) => onChange({ ...block, url })}
          />
          <div className="flex flex-wrap gap-3">
            <Segments
              legend="Aspecto"
              choices={(["ink", "line"] as const).map((tone) => ({
                label: tone === "ink" ? "Lleno" : "Con borde",
                pressed: block.tone === tone,
                choose: () => onChange({ ...block, tone }),
              }))}
            />
            <Alignment value={block.align} onChange={(align) => onChange({ ...block, align })} />
          </div>
        </>
      );
    case "image":
      return <ImageFields block={block} onChange={onChange} />;
    case "spacer":
      return (
        <SelectField
          label="Alto"
          options={SPACES}
          value={String(block.height)}
          onChange={({ target }) => onChange({ ...block, height: Number(target.value) })}
        />
      );
    case "divider":
      return (
        <p className="text-ink-soft">Una línea fina que separa lo de arriba de lo de abajo.</p>
      );
  }
}

const SPACES = [8, 16, 24, 32, 48, 64, 96].map((height) => ({
  value: String(height),
  label: `${height} píxeles`,
}));

const WIDTHS = [
  { value: "536", label: "Todo el ancho" },
  { value: "400", label: "Tres cuartos" },
  { value: "268", label: "La mitad" },
  { value: "120", label: "Chica" },
];

type ImageBlock = Extract<SingleBlock, { type: "image" }>;
type ImageFieldsProps = { block: ImageBlock; onChange: (block: ImageBlock) => void };

function ImageFields({ block, onChange }: ImageFieldsProps) {
  const known = WIDTHS.some(({ value }) => value === String(block.width));
  const widths = known
    ? WIDTHS
    : [...WIDTHS, { value: String(block.width), label: `${block.width} píxeles` }];
  return (
    <>
      <Address
        label="Dirección de la imagen"
        value={block.src}
        onChange={(src) => onChange({ ...block, src })}
      />
      <TextField
        label="Texto alternativo"
        hint="Lo que se lee donde la imagen no se ve: muchos mails llegan sin imágenes."
        value={block.alt}
        onChange={({ target }) => onChange({ ...block, alt: target.value })}
      />
      <Address
        label="Enlace al tocarla (opcional)"
        value={block.url}
        onChange={(url) => onChange({ ...block, url })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Ancho"
          className="w-48"
          options={widths}
          value={String(block.width)}
          onChange={({ target }) => onChange({ ...block, width: Number(target.value) })}
        />
        <Alignment value={block.align} onChange={(align) => onChange({ ...block, align })} />
      </div>
    </>
  );
}

type AddressProps = { label: string; value: string; onChange: (value: string) => void };

const Address = ({ label, value, onChange }: AddressProps) => (
  <TextField
    {...{ label, value }}
    type="url"
    placeholder="https://"
    autoComplete="off"
    error={value === "" || /^https:\/\/\S+$/.test(value) ? undefined : NO_ADDRESS}
    onChange={({ target }) => onChange(target.value)}
  />
);

const NO_ADDRESS = "Escribí una dirección que empiece con https://";

type AlignmentProps = { value: "left" | "center"; onChange: (value: "left" | "center") => void };

const Alignment = ({ value, onChange }: AlignmentProps) => (
  <Segments
    legend="Alineación"
    choices={(["left", "center"] as const).map((align) => ({
      label: align === "left" ? "A la izquierda" : "Al centro",
      pressed: value === align,
      choose: () => onChange(align),
    }))}
  />
);
