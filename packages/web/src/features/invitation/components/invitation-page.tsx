import { useEffect, useState } from "react";
import { PageFrame } from "~/components/page-frame";
import { PageMessage } from "~/components/page-message";
import { Button, ButtonLink } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";
import { startSession } from "~/lib/session/session";
import { useRead } from "~/lib/use-read";
import { readInvitation } from "../api/invitation";
import { takeToken } from "../lib/letter-token";
import { Offered } from "./offered";

/** The page that an invitation's e-mail links to. Opening it accepts nothing. */
export default function InvitationPage() {
  // The page is prerendered: only the browser knows the address.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    setToken(takeToken());
    void startSession();
  }, []);
  const { data, error, again } = useRead(token ?? undefined, (signal) =>
    readInvitation(token ?? "", signal),
  );
  const isOver = token === null || (error instanceof ApiError && error.status === 404);
  return (
    <PageFrame className="max-w-2xl px-6 pt-[8vh] pb-16 sm:px-10">
      {token && data ? (
        <Offered token={token} offer={data} />
      ) : isOver ? (
        <Over />
      ) : error === undefined ? (
        <div role="status" aria-label="Cargando la invitación">
          <h1 className="sr-only">Invitación</h1>
          <Skeleton className="mb-4 h-10 w-96 max-w-full" />
          <Skeleton className="mb-6 h-14 w-full" />
          <Skeleton className="h-9 w-52" />
        </div>
      ) : (
        <PageMessage
          title="No pudimos leer la invitación"
          actions={<Button onClick={again}>Intentar de nuevo</Button>}
        >
          {messageOf(error)}
        </PageMessage>
      )}
    </PageFrame>
  );
}

/** Expired, revoked and unknown invitations show the same. */
const Over = () => (
  <PageMessage
    title="Esta invitación ya no vale"
    actions={<ButtonLink to={paths.home}>Ir a la portada</ButtonLink>}
  >
    Venció, la anularon o ya se usó. Pedile otra a quien te invitó.
  </PageMessage>
);
