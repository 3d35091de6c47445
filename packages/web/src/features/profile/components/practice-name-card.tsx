import { type FormEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/text-field";
import { notify } from "~/lib/notify";
import { practiceList } from "~/lib/practices";
import { refreshSession, useSession } from "~/lib/session/session";
import { renamePractice } from "../api/team";
import { useActs } from "../hooks/use-acts";

/** What the practice is called, for who heads it to say. */
export function PracticeNameCard() {
  const id = useId();
  const { practice } = useSession();
  const { busy, act } = useActs(practiceList().queryKey);
  // While nothing is typed here, the field follows what others write.
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (practice?.named ? practice.name : "");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      const { message } = await renamePractice(name);
      await refreshSession();
      setTyped(undefined);
      notify.success(message);
    });
  };
  return (
    <Card title="Nombre del estudio">
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          id={id}
          label="Nombre"
          maxLength={80}
          autoComplete="organization"
          placeholder="Pérez y asociados"
          hint="Se lee en el menú, en las invitaciones, en tu página de turnos y en el encabezado de los PDF. Vacío, el estudio lleva el nombre de quien lo fundó."
          value={name}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex justify-end">
          <Button type="submit" busy={busy} busyLabel="Guardando…">
            Guardar el nombre
          </Button>
        </div>
      </form>
    </Card>
  );
}
