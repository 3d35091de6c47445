import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { getInvoice, invoiceSettings, showInvoice, updateInvoice } from "../api/invoices";
import { bodyOf, editorValues } from "../lib/editor";
import { Editor } from "./editor";
import { WithQuery } from "./with-query";

/** Edits a draft, or an invoice that ARCA rejected. */
export default function EditInvoicePage() {
  const { id = "" } = useParams();
  const invoice = useQuery(getInvoice(id));
  const settings = useQuery(invoiceSettings);
  const navigate = useNavigate();
  const cache = useQueryClient();
  return (
    <>
      <PageHeader
        title="Editar factura"
        description={invoice.data && `${voucherTitle(invoice.data)}, ${invoice.data.client.name}`}
      />
      <WithQuery query={settings} label="Cargando los datos de facturación">
        {(issuer) => (
          <WithQuery query={invoice} label="Cargando la factura">
            {(read) => (
              <Editor
                settings={issuer}
                values={editorValues(read)}
                fixedPoint={read.number !== null}
                action="Guardar"
                aside={<ButtonLink to={paths.invoices.one(id)}>Cancelar</ButtonLink>}
                onSave={async (values) => {
                  showInvoice(cache, await updateInvoice(id, bodyOf(values), read.version));
                  notify.success("Factura guardada");
                  await navigate(paths.invoices.one(id));
                }}
              />
            )}
          </WithQuery>
        )}
      </WithQuery>
    </>
  );
}
