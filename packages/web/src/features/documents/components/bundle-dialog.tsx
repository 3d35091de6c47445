import { PORTAL_SIZES } from "@foja/core/practice/bundles/bundle.rules";
import type { Bundle } from "@foja/core/practice/bundles/bundle.schema";
import { DOCUMENT_NAMES } from "@foja/core/practice/documents/document-kinds.rules";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { IconButton } from "~/components/ui/icon-button";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { formatBytes, formatDate } from "~/lib/format";
import type { Schema } from "~/lib/forms/check";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { createBundle } from "../api/bundles";
import { type BundleValues, inOrder, moved, PORTAL_OPTIONS } from "../lib/bundle-form";
import type { DocumentRow } from "../lib/document-row";
import { BundleProgress } from "./bundle-progress";

const schema = () =>
  import("../lib/bundle-form-schema").then(({ bundleForm }) => bundleForm as Schema<BundleValues>);

type BundleDialogProps = { rows: readonly DocumentRow[]; onClose: () => void };

/** Puts documents of a case together into one paginated file, and shows how far that is. */
export default function BundleDialog({ rows, onClose }: BundleDialogProps) {
  const [begun, setBegun] = useState<Bundle>();
  const [order, setOrder] = useState(() => inOrder(rows));
  if (begun)
    return <BundleProgress begun={begun} {...{ onClose }} onBack={() => setBegun(undefined)} />;
  return <BundleForm {...{ order, onClose }} onOrder={setOrder} onBegun={setBegun} />;
}

type FormProps = {
  order: readonly DocumentRow[];
  onOrder: (order: DocumentRow[]) => void;
  onBegun: (bundle: Bundle) => void;
  onClose: () => void;
};

function BundleForm({ order, onOrder, onBegun, onClose }: FormProps) {
  const [{ folderId, folderName } = { folderId: null, folderName: null }] = order;
  const form = useSchemaForm<BundleValues>(schema, {
    ...{ title: folderName ?? "", portal: "pjn", textLayer: true },
  });
  const { refusal, submit } = useSend(form, {
    send: ({ title, portal, textLayer }, key) => {
      const documentIds = order.map(({ _id }) => _id);
      const asked = { title, textLayer, partSize: PORTAL_SIZES[portal] };
      return createBundle({ folderId: folderId ?? "", documentIds, ...asked }, key);
    },
    onDone: onBegun,
  });
  return (
    <FormDialog
      title="Armar el expediente"
      description="Un PDF con carátula, índice con enlaces y fojas numeradas, en el orden de la lista. Si no entra en una parte, se corta en varias."
      action="Armar"
      busyLabel="Empezando…"
      busy={form.busy}
      faults={form.faults}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Título"
        required
        maxLength={200}
        autoComplete="off"
        {...form.field("title")}
      />
      <SelectField label="Dónde se presenta" options={PORTAL_OPTIONS} {...form.field("portal")} />
      <Checkbox
        label="Que se pueda buscar y copiar el texto de las hojas escaneadas"
        {...form.register("textLayer")}
      />
      <section aria-labelledby="orden">
        <h3 id="orden" className="font-medium">
          Orden de los documentos
        </h3>
        <ol className="mt-1 divide-y">
          {order.map((row, at) => (
            <OrderLine key={row._id} row={row} at={at} {...{ order, onOrder }} />
          ))}
        </ol>
      </section>
    </FormDialog>
  );
}

type LineProps = Pick<FormProps, "order" | "onOrder"> & { row: DocumentRow; at: number };

function OrderLine({ row: { _id, name, kind, date, size }, at, order, onOrder }: LineProps) {
  const facts = [DOCUMENT_NAMES[kind], date && formatDate(date), formatBytes(size)];
  return (
    <li className="flex items-center gap-1 py-1.5">
      <span className="w-7 shrink-0 text-ink-faint text-sm tabular-nums">{at + 1}.</span>
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="text-ink-faint text-sm">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <IconButton
        label={`Mover ${name} hacia arriba`}
        size="sm"
        disabled={at === 0}
        onClick={() => onOrder(moved(order, at, -1))}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Mover ${name} hacia abajo`}
        size="sm"
        disabled={at === order.length - 1}
        onClick={() => onOrder(moved(order, at, 1))}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={`Sacar ${name}`}
        size="sm"
        disabled={order.length === 1}
        onClick={() => onOrder(order.filter((one) => one._id !== _id))}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
