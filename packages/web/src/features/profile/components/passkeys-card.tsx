import type { Passkey } from "@foja/core/accounts/factors/factor.schema";
import { KeyRound, Pencil, X } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { hasPasskeys, makePasskey } from "~/lib/factors/passkeys";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { addPasskey, offerPasskey, removePasskey } from "../api/factors";
import type { FactorActs } from "../lib/factor-acts";
import { PasskeyName } from "./passkey-name";

type PasskeysCardProps = FactorActs & { passkeys: Passkey[] };

/** The passkeys of the account: adding, naming and removing them. */
export function PasskeysCard({ passkeys, busy, act, onCodes }: PasskeysCardProps) {
  const [removing, setRemoving] = useState<Passkey>();
  const add = () =>
    void act(async () => {
      const { options } = await offerPasskey();
      const { recoveryCodes } = await addPasskey(await makePasskey(options));
      if (recoveryCodes) onCodes(recoveryCodes);
      else notify.success("Llave de acceso agregada");
    });
  const remove = async () => {
    if (!removing) return;
    await act(async () => notify.success((await removePasskey(removing._id)).message));
    setRemoving(undefined);
  };
  const button = hasPasskeys() && (
    <Button size="sm" busy={busy} onClick={add}>
      Agregar una llave
    </Button>
  );
  return (
    <Card title="Llaves de acceso" actions={button} flush>
      <p className="max-w-xl px-5 pt-4 pb-3 text-ink-soft">
        {hasPasskeys()
          ? "Entrás con tu huella, tu cara o el PIN del dispositivo, sin escribir la contraseña. También sirven como segundo factor."
          : "Este navegador no puede usar llaves de acceso. Agregalas desde otro."}
      </p>
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey._id}
            passkey={passkey}
            act={act}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={`Quitar la llave «${removing?.name ?? ""}»`}
        description="Ya no va a entrar a tu cuenta. Borrala también del dispositivo donde está guardada."
        action="Quitar"
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
    </Card>
  );
}

type LineProps = { passkey: Passkey; act: FactorActs["act"]; onRemove: () => void };

function PasskeyLine({ passkey, act, onRemove }: LineProps) {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const [naming, setNaming] = useState(false);
  return (
    <li className="flex items-start gap-4 border-t px-5 py-3.5">
      <KeyRound aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        {naming ? (
          <PasskeyName passkey={passkey} act={act} onClose={() => setNaming(false)} />
        ) : (
          <p className="flex items-center gap-1">
            <span className="break-words font-medium">{name}</span>
            <IconButton
              label={`Cambiar el nombre de ${name}`}
              size="sm"
              onClick={() => setNaming(true)}
            >
              <Pencil aria-hidden />
            </IconButton>
          </p>
        )}
        <p className="mt-0.5 text-ink-soft text-sm">
          {lastUsedAt ? `Usada por última vez el ${formatMoment(lastUsedAt)}` : "Todavía no se usó"}
          {synced && ", con copia en tus otros dispositivos"}
        </p>
        <p className="text-ink-faint text-sm">Agregada el {formatMoment(createdAt)}</p>
      </div>
      <IconButton label={`Quitar la llave ${name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
