import { type FormEvent, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/text-field";
import { notify } from "~/lib/notify";
import { practiceList } from "~/lib/practices";
import { refreshSession, useSession } from "~/lib/session/session";
import { renamePractice } from "../api/team";
import { useActs } from "../hooks/use-acts";

/** The name of the practice, edited by who governs it. */
export function PracticeNameCard() {
  const id = useId();
  const { practice } = useSession();
  const { busy, act } = useActs(practiceList().queryKey);
  // While nothing is typed here, the field shows what others save.
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (practice?.named ? practice.name : "");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      const { message } = await renamePractice(name);
      await refreshSession();
      // What was typed while it was being saved stays.
      setTyped((now) => (now === typed ? undefined : now));
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
