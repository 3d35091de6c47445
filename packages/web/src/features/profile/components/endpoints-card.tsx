import type { Endpoint } from "@foja/core/programs/webhooks/webhook.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Unread } from "~/components/ui/empty-state";
import { endpointList } from "../api/programs";
import { EndpointDialog } from "./endpoint-dialog";
import { EndpointLine } from "./endpoint-line";
import { SecretDialog } from "./secret-dialog";

/** The addresses that are told of events. */
export function EndpointsCard() {
  const { data: endpoints, error, refetch } = useQuery(endpointList());
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Card
      title="Avisos a programas"
      flush
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          Agregar dirección
        </Button>
      }
    >
      <p className="max-w-xl px-5 pt-4 pb-3 text-ink-soft">
        Foja avisa a tus programas cuando algo cambia, firmado según Standard Webhooks. De una causa
        que no podés ver no sale nada.
      </p>
      {!endpoints && (
        <Unread error={error} onRetry={refetch} rows={2} label="Cargando las direcciones" />
      )}
      <ul>
        {endpoints?.map((one: Endpoint) => (
          <EndpointLine key={one._id} endpoint={one} onSecret={setSecret} />
        ))}
      </ul>
      {adding && (
        <EndpointDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
            void refetch();
          }}
        />
      )}
      {secret && (
        <SecretDialog
          title="Guardá el secreto"
          about="Con él tu programa comprueba que un aviso es de Foja. Se muestra esta única vez."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Card>
  );
}
