import type { Conversation } from "@foja/core/telling/chat/chat.schema";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { CHATS } from "~/lib/chats/list";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { changeGroup, createGroup, talkKey } from "../api/chat";

type GroupDialogProps = {
  /** The group being changed; without it, a new one. */
  of?: Conversation;
  me: string;
  onClose: () => void;
};

/** Creates, renames or leaves a group, and adds people. */
export function GroupDialog({ of, me, onClose }: GroupDialogProps) {
  const cache = useQueryClient();
  const go = useNavigate();
  const { people } = usePeople();
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(of?.name ?? "");
  const [chosen, setChosen] = useState<readonly string[]>(of?.people ?? []);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isIn = (id: string) => of?.people.includes(id) ?? false;

  async function act(work: () => Promise<string>) {
    setBusy(true);
    setRefusal(undefined);
    try {
      const to = await work();
      await cache.invalidateQueries({ queryKey: CHATS });
      onClose();
      await go(to);
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const save = async () => {
    const added = chosen.filter((id) => !isIn(id));
    if (!of) return paths.chat.with((await createGroup(name, added, key))._id);
    await changeGroup(of._id, { name, ...(added.length > 0 && { add: added }) });
    await cache.invalidateQueries({ queryKey: talkKey(of._id), exact: true });
    return paths.chat.with(of._id);
  };
  const leave = async () => {
    if (of) await changeGroup(of._id, { leave: true });
    return paths.chat.main;
  };

  return (
    <FormDialog
      title={of ? "Grupo" : "Nuevo grupo"}
      action={of ? "Guardar" : "Crear grupo"}
      busyLabel="Guardando…"
      busy={busy}
      {...(refusal !== undefined && { refusal })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void act(save);
      }}
      onClose={onClose}
      aside={
        of && (
          <Button variant="quiet" className="me-auto text-danger" onClick={() => void act(leave)}>
            Salir del grupo
          </Button>
        )
      }
    >
      <TextField
        label="Nombre"
        value={name}
        maxLength={80}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium">Personas</legend>
        <ul className="space-y-1">
          {people
            .filter(({ _id }) => _id !== me)
            .map(({ _id, name: label }) => (
              <li key={_id}>
                <Checkbox
                  label={label}
                  checked={chosen.includes(_id)}
                  // Members can only leave by themselves.
                  disabled={isIn(_id)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, _id] : chosen.filter((one) => one !== _id),
                    )
                  }
                />
              </li>
            ))}
        </ul>
      </fieldset>
    </FormDialog>
  );
}
