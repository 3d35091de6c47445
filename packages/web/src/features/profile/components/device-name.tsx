import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { renameDevice, sessionList } from "../api/sessions";

/** The name of this device, edited in place. */
export function DeviceName({ device }: { device: string }) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed?.trim();
    if (!name || name === device) return setTyped(null);
    setBusy(true);
    try {
      await renameDevice(name);
      await cache.invalidateQueries({ queryKey: sessionList().queryKey });
      setTyped(null);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (typed === null) {
    return (
      <span className="flex items-center gap-1">
        <span className="break-words font-medium">{device}</span>
        <IconButton
          label="Cambiar el nombre de este dispositivo"
          size="sm"
          onClick={() => setTyped(device)}
        >
          <Pencil aria-hidden />
        </IconButton>
      </span>
    );
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap gap-2">
      <Input
        aria-label="Nombre de este dispositivo"
        value={typed}
        autoFocus
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped(null)}
        className="w-56"
      />
      <Button type="submit" busy={busy} busyLabel="Guardando…" className="h-10">
        Guardar
      </Button>
    </form>
  );
}
