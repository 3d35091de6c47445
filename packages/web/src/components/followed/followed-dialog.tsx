import type { Followed } from "@foja/core/courts/causas/followed.schema";
import { fold } from "@foja/core/kernel/text.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { messageOf } from "~/lib/api/messages";
import { counted } from "~/lib/format";
import { notify } from "~/lib/notify";
import { chooseFollowed } from "./followed";

type FollowedDialogProps = { courts: Followed; onClose: () => void };

/** Chooses which linked cases the plan follows at the courts; at first, those it follows now. */
export function FollowedDialog({ courts, onClose }: FollowedDialogProps) {
  const { cases, followed: room } = courts;
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(
    () => new Set(cases.filter(({ followed }) => followed).map(({ _id }) => _id)),
  );
  const choose = useMutation({
    mutationFn: () => chooseFollowed([...chosen]),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["portals"] });
      notify.success("Listo: lo nuevo de esas causas llega con la próxima lectura del tribunal.");
      onClose();
    },
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const wanted = fold(text.trim());
  const left = room - chosen.size;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Elegir qué causas se siguen"
      description={`Tu plan sigue ${room} de ${counted(courts.linked, "causa vinculada", "causas vinculadas")}. Si el plan crece, vuelven a seguirse todas y llega lo que faltó.`}
      footer={
        <>
          <p role="status" className="me-auto text-sm">
            {left < 0 ? `Sacá ${-left} para que entren.` : `${chosen.size} de ${room} elegidas.`}
          </p>
          <Button onClick={onClose}>Ahora no</Button>
          <Button
            variant="primary"
            disabled={left < 0}
            busy={choose.isPending}
            onClick={() => choose.mutate()}
          >
            Seguir estas
          </Button>
        </>
      }
    >
      <Input
        type="search"
        aria-label="Buscar una causa"
        placeholder="Carátula o expediente"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="mb-3"
      />
      <ul>
        {cases
          .filter(({ folderName, number }) => fold(`${folderName} ${number}`).includes(wanted))
          .map(({ _id, folderName, number }) => (
            <li key={_id} className="flex items-center gap-3 border-b py-2 last:border-0">
              <Checkbox
                className="min-w-0 flex-1"
                label={folderName}
                checked={chosen.has(_id)}
                onChange={() => toggle(_id)}
              />
              <span className="shrink-0 text-ink-faint text-sm tabular-nums">{number}</span>
            </li>
          ))}
      </ul>
      {choose.error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(choose.error)}
        </p>
      )}
    </Dialog>
  );
}
