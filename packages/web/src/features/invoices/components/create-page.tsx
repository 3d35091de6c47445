import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { today } from "~/lib/due";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { insertInvoice, invoiceSettings, showInvoice } from "../api/invoices";
import { blankInvoice, bodyOf, type EditorValues } from "../lib/editor";
import { Editor } from "./editor";
import { WithQuery } from "./with-query";

/** A new invoice: a draft until it is issued. */
export default function CreateInvoicePage() {
  const settings = useQuery(invoiceSettings);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const save = async (values: EditorValues, key: string) => {
    const invoice = await insertInvoice(bodyOf(values), key);
    showInvoice(cache, invoice);
    notify.success("Borrador guardado");
    await navigate(paths.invoices.one(invoice._id));
  };
  return (
    <>
      <PageHeader title="Nueva factura" description="Queda como borrador hasta que la emitas." />
      <WithQuery query={settings} label="Cargando los datos de facturación">
        {(data) => (
          <Editor
            settings={data}
            values={blankInvoice(today(), data.pointsOfSale[0]?.number ?? 1)}
            action="Guardar borrador"
            onSave={save}
            aside={<ButtonLink to={paths.invoices.list}>Cancelar</ButtonLink>}
          />
        )}
      </WithQuery>
    </>
  );
}
