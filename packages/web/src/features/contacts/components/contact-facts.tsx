import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { formatCbu } from "@foja/core/practice/contacts/identity.rules";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { CONTACT_STATUS, CONTACT_TYPE } from "~/components/contact-role";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import { copyText } from "~/lib/copy-text";

/** All the data of a contact: a tap calls, writes or copies. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { phone, email, document, cuit, cbu, company, address, city, state, zipCode } = contact;
  const place = [...new Set([city, state])].filter(Boolean).join(", ");
  return (
    <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
      <Fact label="Teléfono">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link tabular-nums">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </Fact>
      <Fact label="Estado">{CONTACT_STATUS[contact.status]}</Fact>
      <Fact label="E-mail" wide>
        {email && (
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
        )}
      </Fact>
      <Fact label="Documento">{document && <Copied text={document} what="Documento" />}</Fact>
      <Fact label="CUIT">{cuit && <Copied text={cuit} what="CUIT" />}</Fact>
      <Fact label="CBU" wide>
        {cbu && <Copied text={cbu} shown={formatCbu(cbu)} what="CBU" />}
      </Fact>
      <Fact label="Tipo">{CONTACT_TYPE[contact.type]}</Fact>
      <Fact label="Empresa o estudio">{company}</Fact>
      <Fact label="Domicilio" wide>
        {address}
        {place && <span className="block">{place}</span>}
        {zipCode && <span className="block text-ink-soft">CP {zipCode}</span>}
      </Fact>
    </dl>
  );
}

type CopiedProps = { text: string; shown?: string; what: string };

function Copied({ text, shown = text, what }: CopiedProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      {shown}
      <IconButton
        label={`Copiar ${what}`}
        size="sm"
        onClick={() => void copyText(text, `${what} copiado`)}
      >
        <Copy aria-hidden />
      </IconButton>
    </span>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

function Fact({ label, wide, children }: FactProps) {
  const empty = !children || (Array.isArray(children) && !children.some(Boolean));
  return (
    <div className={cn("min-w-0", wide && "sm:col-span-2")}>
      <dt className="text-ink-faint text-sm">{label}</dt>
      <dd className="mt-0.5 break-words">
        {empty ? <span className="text-ink-faint">Sin dato</span> : children}
      </dd>
    </div>
  );
}
