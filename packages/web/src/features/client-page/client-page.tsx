import type { ClientPage as Shown } from "@foja/core/sharing/links/link.schema";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { PageFrame } from "~/components/page-frame";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Skeleton } from "~/components/ui/skeleton";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { useRead } from "~/lib/use-read";
import { readPage } from "./calls";
import { CaseCard } from "./case-card";
import { EARLY, EARLY_ID } from "./early";
import { MessageForm } from "./message-form";
import { ProofForm } from "./proof-form";

/** Only the document has it: the browser leaves it unchanged. */
const AT_ONCE = import.meta.env.SSR ? `<script>${EARLY}</script>` : "";

/** The page of a client: how their cases go, in the words that their practice approved. */
export default function ClientPage() {
  const { token } = useParams();
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(token), [token]);
  const { data, error, again } = useRead(asked, (signal) => readPage(asked ?? "", signal));
  return (
    <PageFrame className="max-w-2xl px-4 pb-16 sm:px-6">
      {data ? (
        <Page page={data} token={token ?? ""} />
      ) : error === undefined ? (
        <Loading />
      ) : error instanceof ApiError && error.status === 401 ? (
        <ProofForm token={token ?? ""} ways={error.body.details ?? []} onProved={again} />
      ) : (
        <NotThere error={error} again={again} />
      )}
    </PageFrame>
  );
}

/** What was painted before this code arrived stays as it is until the page replaces it. */
function Loading() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, hashed in the policy */}
      <div id={EARLY_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: AT_ONCE }} />
      <div role="status" aria-label="Cargando tu caso" suppressHydrationWarning>
        <h1 className="sr-only">Tu caso</h1>
        <Skeleton className="mb-6 h-9 w-64 max-w-full" />
        <Skeleton className="h-72 w-full rounded-md" />
      </div>
    </>
  );
}

function Page({ page, token }: { page: Shown; token: string }) {
  const { practice, client, cases } = page;
  return (
    <>
      <header className="mb-6">
        <h1 className="font-semibold text-xl">
          {client.name ? `Hola, ${client.name}` : "Tu caso"}
        </h1>
        <p className="mt-1 text-ink-soft">
          {practice.name}
          {practice.telephone && (
            <>
              {" · "}
              <a href={`tel:${practice.telephone.replace(/[^\d+]/g, "")}`} className="link">
                {practice.telephone}
              </a>
            </>
          )}
        </p>
      </header>
      {cases.length === 0 && (
        <EmptyState>Todavía no hay nada para mostrarte. Tu abogado te va a avisar acá.</EmptyState>
      )}
      <div className="space-y-8">
        {cases.map((one) => (
          <CaseCard key={one._id} one={one} token={token} />
        ))}
      </div>
      {cases.length > 0 && <MessageForm token={token} cases={cases} />}
    </>
  );
}

/** Wrong, ended and revoked links show the same. */
function NotThere({ error, again }: { error: unknown; again: () => void }) {
  const isClosed = error instanceof ApiError && error.status === 404;
  return (
    <>
      <h1 className="font-semibold text-xl">Tu caso</h1>
      <EmptyState action={!isClosed && <Button onClick={again}>Intentar de nuevo</Button>}>
        {messageOf(error)}
      </EmptyState>
    </>
  );
}
