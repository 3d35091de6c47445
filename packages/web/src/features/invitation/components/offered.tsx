import type { Offer } from "@foja/core/accounts/practices/practice.schema";
import { type ReactNode, useEffect, useState } from "react";
import { PageMessage } from "~/components/page-message";
import { Button, ButtonLink } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { gate } from "~/lib/api/client";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { MEMBER_WORDS } from "~/lib/member-words";
import { paths } from "~/lib/paths";
import { closeSession, goToPractice, signOut, useSession } from "~/lib/session/session";
import { useStore } from "~/lib/store";
import { acceptInvitation } from "../api/invitation";
import { dropToken } from "../lib/letter-token";
import { JoinForm } from "./join-form";

type OfferedProps = { token: string; offer: Offer };

/** Who invites whom, in which role; and what the current visitor can do. */
export function Offered({ token, offer }: OfferedProps) {
  const { practiceName, by, role, email, expiresAt, hasAccount } = offer;
  const { isInitialized, isLoggedIn, failure, user } = useSession();
  useEndedSession();
  const { name, text } = MEMBER_WORDS[role];
  const way =
    !isInitialized && !failure ? (
      <Skeleton className="h-9 w-52" />
    ) : !isLoggedIn || !user ? (
      hasAccount ? (
        <SignedOut email={email} />
      ) : (
        <JoinForm token={token} offer={offer} />
      )
    ) : user.email === email ? (
      <Accept token={token} />
    ) : (
      <Elsewhere email={email} current={user.email} />
    );
  return (
    <PageMessage note="Invitación" title={`Sumate a ${practiceName}`}>
      <p>
        {by} te invita. Tu rol: <strong className="font-medium text-ink">{name}</strong>. {text}
      </p>
      <p className="mt-2 break-words text-base">
        Es solo para {email} y vale hasta el {formatDay(expiresAt)}.
      </p>
      <div className="mt-6 text-base">{way}</div>
    </PageMessage>
  );
}

/** On this page an ended session counts as none, and the password is not asked for. */
function useEndedSession() {
  const { open } = useStore(gate.store);
  useEffect(() => {
    if (open) closeSession();
  }, [open]);
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap gap-2">{children}</div>
);

function SignedOut({ email }: { email: string }) {
  return (
    <>
      <p>Para aceptarla, ingresá con tu cuenta de {email}.</p>
      <Buttons>
        <ButtonLink variant="primary" to={paths.auth.login(paths.invitation)}>
          Ingresar
        </ButtonLink>
      </Buttons>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const accept = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const entry = await acceptInvitation(token);
      dropToken();
      goToPractice(entry);
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p>Tu propio estudio sigue siendo tuyo: desde tu menú pasás de uno a otro.</p>
      <Buttons>
        <Button variant="primary" busy={busy} busyLabel="Un momento…" onClick={() => void accept()}>
          Aceptar la invitación
        </Button>
        <ButtonLink variant="quiet" to={paths.dashboard}>
          Ahora no
        </ButtonLink>
      </Buttons>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {refusal}
      </p>
    </>
  );
}

function Elsewhere({ email, current }: { email: string; current: string }) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <>
      <p>
        Entraste como {current}. Para aceptarla, cerrá esta sesión e ingresá como {email}.
      </p>
      <Buttons>
        <Button variant="primary" busy={busy} onClick={leave}>
          Cerrar esta sesión
        </Button>
        <ButtonLink variant="quiet" to={paths.dashboard}>
          Seguir como estoy
        </ButtonLink>
      </Buttons>
    </>
  );
}
