import type { ApiKey } from "@foja/core/accounts/keys/key.schema";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, X } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Unread } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { keyList, revokeKey } from "../api/programs";
import { useActs } from "../hooks/use-acts";
import { KeyDialog } from "./key-dialog";
import { SecretDialog } from "./secret-dialog";

/** The keys of the person's programs: making and revoking them. */
export function KeysCard() {
  const { data: keys, error, refetch } = useQuery(keyList());
  const { busy, act } = useActs(keyList().queryKey);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const revoke = async () => {
    if (!revoking) return;
    await act(async () => notify.success((await revokeKey(revoking._id)).message));
    setRevoking(undefined);
  };
  return (
    <Card
      title="Claves"
      flush
      actions={
        <Button size="sm" onClick={() => setMaking(true)}>
          Nueva clave
        </Button>
      }
    >
      <p className="max-w-xl px-5 pt-4 pb-3 text-ink-soft">
        Con una clave, un programa o un asistente entra a este estudio en tu nombre. Lo que puede
        hacer está en{" "}
        <a href="/api/docs" className="link">
          la documentación de la API
        </a>
        .
      </p>
      {!keys && <Unread error={error} onRetry={refetch} rows={2} label="Cargando las claves" />}
      <ul>
        {keys?.map((key) => (
          <KeyLine key={key._id} one={key} onRevoke={() => setRevoking(key)} />
        ))}
      </ul>
      {making && (
        <KeyDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
            void refetch();
          }}
        />
      )}
      {secret && (
        <SecretDialog
          title="Guardá la clave"
          about="Se muestra esta única vez. Quien la tenga entra como ese programa: no la mandes por correo."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      <ConfirmDialog
        open={revoking !== undefined}
        onOpenChange={() => setRevoking(undefined)}
        title={`Revocar la clave «${revoking?.name ?? ""}»`}
        description="El programa que la usa deja de entrar en el momento. No se puede deshacer."
        action="Revocar"
        danger
        busy={busy}
        onConfirm={() => void revoke()}
      />
    </Card>
  );
}

function KeyLine({ one, onRevoke }: { one: ApiKey; onRevoke: () => void }) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt } = one;
  return (
    <li className="flex items-start gap-4 border-t px-5 py-3.5">
      <KeyRound aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-medium">{name}</span>
          <Badge>{scopes.includes("write") ? "Lee y escribe" : "Lee"}</Badge>
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">
          {lastUsedAt ? `Usada por última vez el ${formatMoment(lastUsedAt)}` : "Todavía no se usó"}
        </p>
        <p className="text-ink-faint text-sm">
          Creada el {formatMoment(createdAt)}
          {expiresAt ? `, vence el ${formatMoment(expiresAt)}` : ", sin vencimiento"}
        </p>
      </div>
      <IconButton label={`Revocar la clave ${name}`} onClick={onRevoke}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
