import type { Letter } from "@foja/core/practice/incoming/letter.schema";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { replyTo } from "../api/letters";
import { shortName } from "../lib/words";

/** Answers a letter: it leaves in its conversation, and its answers come back to the case. */
export function ReplyForm({ letter }: { letter: Letter }) {
  const cache = useQueryClient();
  const go = useNavigate();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") {
      setError("Escribí la respuesta");
      return;
    }
    setBusy(true);
    try {
      const { _id } = await replyTo(letter._id, text, key);
      notify.success("Respuesta en camino");
      void cache.invalidateQueries({ queryKey: ["letters"] });
      void go(paths.letters.one(_id));
    } catch (failed) {
      setError(messageOf(failed));
      setBusy(false);
    }
  };
  return (
    <Card title={`Responder a ${shortName(letter.from)}`}>
      <form onSubmit={(event) => void send(event)} className="space-y-4" noValidate>
        <TextareaField
          label="Respuesta"
          rows={6}
          maxLength={10_000}
          error={error}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" disabled={busy}>
          Enviar respuesta
        </Button>
      </form>
    </Card>
  );
}
