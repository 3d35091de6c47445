import type { Passkey } from "@foja/core/accounts/factors/factor.schema";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { renamePasskey } from "../api/factors";
import type { FactorActs } from "../lib/factor-acts";

type PasskeyNameProps = { passkey: Passkey; act: FactorActs["act"]; onClose: () => void };

/** The name of a passkey, edited in place. */
export function PasskeyName({ passkey, act, onClose }: PasskeyNameProps) {
  const [typed, setTyped] = useState(passkey.name);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (!name || name === passkey.name) return onClose();
    if (await act(() => renamePasskey(passkey._id, name))) onClose();
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap gap-2">
      <Input
        aria-label="Nombre de la llave"
        value={typed}
        autoFocus
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        className="w-56"
      />
      <Button type="submit" className="h-10">
        Guardar
      </Button>
    </form>
  );
}
