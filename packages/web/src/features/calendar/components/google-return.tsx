import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { completeGoogle, connectGoogle } from "../api/google";

const CANCELLED = "Conexión cancelada por el usuario";

/** The page to which Google's consent page returns: completes the link, and opens the calendar. */
export default function GoogleReturn() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  const link = useMutation({
    mutationFn: completeGoogle,
    onSuccess: () => {
      notify.success("Google Calendar conectado");
      void navigate(paths.calendar.google, { replace: true });
    },
  });
  const [code, state] = [params.get("code"), params.get("state")];
  const { mutate } = link;
  useEffect(() => {
    // The code is valid once: a page that is rendered twice sends it once.
    if (begun.current || !code || !state) return;
    begun.current = true;
    mutate({ code, state });
  }, [code, state, mutate]);
  const isOther = link.error instanceof ApiError && link.error.code === "google.other_account";
  const back = (
    <Button onClick={() => void navigate(paths.calendar.google)}>Volver al calendario</Button>
  );

  return (
    <>
      <PageHeader title="Google Calendar" />
      {!code || !state ? (
        <EmptyState action={back}>{CANCELLED}</EmptyState>
      ) : isOther ? (
        <EmptyState
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button
                variant="primary"
                busy={link.isPending}
                onClick={() => link.mutate({ code, state, replace: true })}
              >
                Seguir con esta cuenta
              </Button>
              {back}
            </span>
          }
        >
          {messageOf(link.error)}
        </EmptyState>
      ) : link.error ? (
        <EmptyState
          action={<Button onClick={() => void connectGoogle()}>Volver a intentar</Button>}
        >
          {messageOf(link.error)}
        </EmptyState>
      ) : (
        <p role="status">Conectando con Google Calendar…</p>
      )}
    </>
  );
}
