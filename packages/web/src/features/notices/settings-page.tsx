import { KINDS } from "@foja/core/sharing/notices/kinds.rules";
import type { NoticeSetting } from "@foja/core/sharing/notices/settings.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ForTitular } from "~/components/for-titular";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { useMay } from "~/lib/session/may";
import { noticeSettings } from "./notices";
import { SettingDialog } from "./setting-dialog";
import { WhatsappCard } from "./whatsapp-card";

/** What is said of a kind to the client of each side, where they hear it differently. */
function BySide({ kind }: Pick<NoticeSetting, "kind">) {
  const { sides } = KINDS[kind];
  return (
    sides && (
      <dl className="mt-2 space-y-1 text-ink-soft text-sm">
        <div>
          <dt className="inline font-medium">Si representás a la parte actora: </dt>
          <dd className="inline">{sides.actora}</dd>
        </div>
        <div>
          <dt className="inline font-medium">Si representás a la demandada: </dt>
          <dd className="inline">{sides.demandada}</dd>
        </div>
      </dl>
    )
  );
}

/** What the practice tells clients of each kind, in its own words, and what goes out alone. */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery(noticeSettings());
  const cache = useQueryClient();
  const governs = useMay("govern");
  const [changing, setChanging] = useState<NoticeSetting>();
  const onSaved = (saved: NoticeSetting) => {
    cache.setQueryData(noticeSettings().queryKey, (all) =>
      all?.map((one) => (one.kind === saved.kind ? saved : one)),
    );
    setChanging(undefined);
  };
  return (
    <>
      <PageHeader
        title="Qué se avisa y cómo"
        description="Las palabras con las que Foja propone cada aviso, y los que salen sin que nadie los apruebe. Por defecto no sale ninguno solo; de una causa reservada o de dinero, nunca."
      />
      {!governs && <ForTitular className="mb-5" />}
      <WhatsappCard />
      {!data && <Unread error={error} onRetry={refetch} rows={6} label="Cargando los avisos" />}
      <ul className="divide-y rounded-md border bg-sheet">
        {data?.map((one) => (
          <li key={one.kind} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 sm:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {one.name}
                {one.alone && <Badge tone="accent">Sale solo</Badge>}
                {one.text !== null && <Badge>Con palabras del estudio</Badge>}
              </p>
              <p className="mt-1 whitespace-pre-line break-words text-ink-soft">
                {one.text ?? one.usual}
              </p>
              {one.text === null && <BySide kind={one.kind} />}
            </div>
            {governs && (
              <Button
                size="sm"
                aria-label={`Cambiar «${one.name}»`}
                onClick={() => setChanging(one)}
              >
                Cambiar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing && (
        <SettingDialog
          setting={changing}
          onSaved={onSaved}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
