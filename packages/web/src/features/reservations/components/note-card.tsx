import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { saveNote, showReservation } from "../api/reservations";

/** The practice's own note; the visitor never sees it. */
export function NoteCard({ reservation: { _id, note } }: { reservation: Reservation }) {
  const cache = useQueryClient();
  const [text, setText] = useState(note ?? "");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveNote(_id, text),
    onSuccess: (saved) => {
      showReservation(cache, saved);
      notify.success("Nota guardada");
    },
  });
  const isChanged = text.trim() !== (note ?? "").trim();
  return (
    <Card title="Nota del estudio">
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextareaField
          label="Nota"
          hint="Solo la ve el estudio."
          error={error ? messageOf(error) : undefined}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isChanged && (
          <Button type="submit" variant="primary" busy={isPending} busyLabel="Guardando…">
            Guardar la nota
          </Button>
        )}
      </form>
    </Card>
  );
}
