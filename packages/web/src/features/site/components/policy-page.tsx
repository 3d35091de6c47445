import { POLICIES, type PolicyKind } from "@foja/core/billing/legal/policies.rules";
import type { ReactNode } from "react";
import { TextPage } from "~/components/text-page";
import { formatDate } from "~/lib/format";

/** The provider of the service, as set when the site is built; undefined if not set. */
const PROVIDER: string | undefined = import.meta.env.VITE_PROVIDER;

type PolicyPageProps = { kind: PolicyKind; children?: ReactNode };

/** A legal text of the site, with the day since which it is in force. */
export function PolicyPage({ kind, children }: PolicyPageProps) {
  const { title, lead, version, sections } = POLICIES[kind];
  return (
    <TextPage title={title} lead={lead}>
      <p className="text-ink-faint text-sm">Versión del {formatDate(version)}</p>
      {sections.map(([heading, ...blocks]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <Block key={String(block)} block={block} />
          ))}
        </section>
      ))}
      {PROVIDER && kind !== "cookies" && (
        <section>
          <h2>Quién ofrece Foja</h2>
          <p>{PROVIDER}</p>
        </section>
      )}
      {children}
    </TextPage>
  );
}

const Block = ({ block }: { block: string | string[] }) =>
  Array.isArray(block) ? (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : (
    <p>{block}</p>
  );
