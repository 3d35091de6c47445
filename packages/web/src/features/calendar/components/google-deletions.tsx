import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { getGoogle } from "~/lib/google-link";
import { notify } from "~/lib/notify";
import { answerDeletions } from "../api/google";

type Props = { userId: string; brake: { deletions: number; of: number } };

/** Asks about the deletions at which a synchronisation stopped because they were too many. */
export function GoogleDeletions({ userId, brake }: Props) {
  const cache = useQueryClient();
  const decide = useMutation({
    mutationFn: answerDeletions,
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: ({ googleCalendarStatus }) =>
      cache.setQueryData(getGoogle(userId).queryKey, googleCalendarStatus),
  });
  return (
    <div role="alert" className="border-warn border-s-2 bg-wash p-3">
      <p className="mb-3">
        En Google se eliminaron {brake.deletions} de tus {brake.of} eventos sincronizados. Frenamos
        antes de eliminarlos de Foja.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={decide.isPending} onClick={() => decide.mutate("keep")}>
          Conservarlos y volver a enviarlos
        </Button>
        <Button variant="danger" busy={decide.isPending} onClick={() => decide.mutate("delete")}>
          Eliminarlos también de Foja
        </Button>
      </div>
    </div>
  );
}
