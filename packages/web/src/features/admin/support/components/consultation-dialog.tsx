import { type Consultation, PRIORITY_NAMES } from "@foja/core/outreach/support/consultation.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SelectField } from "~/components/ui/select-field";
import { SkeletonRows } from "~/components/ui/skeleton";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import {
  administrators,
  changeConsultation,
  readConsultation,
  refreshSupport,
  screenshotAddress,
} from "../api/support";

type ConsultationDialogProps = { id: string; onClose: () => void };

/** One consultation: its text, its assignee, and its answer. */
export function ConsultationDialog({ id, onClose }: ConsultationDialogProps) {
  const { data, error } = useQuery(readConsultation(id));
  return (
    <Dialog
      open
      size="lg"
      title={data ? `Consulta n.º ${data.number}` : "Consulta"}
      description={
        data && `${data.subject}, prioridad ${PRIORITY_NAMES[data.priority].toLowerCase()}`
      }
      onOpenChange={onClose}
    >
      {data ? (
        <Whole consultation={data} />
      ) : error ? (
        <EmptyState>{messageOf(error)}</EmptyState>
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Dialog>
  );
}

function Whole({ consultation }: { consultation: Consultation }) {
  const { name, email, message, context, answers, createdAt, hasScreenshot, _id } = consultation;
  const technical = context ? Object.values(context).filter(Boolean) : [];
  const show = async () => {
    try {
      location.assign(await screenshotAddress(_id));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <div className="space-y-5">
      <p className="break-words text-ink-soft">
        {name} (<a href={`mailto:${email}`}>{email}</a>), el {formatMoment(createdAt)}
      </p>
      <p className="whitespace-pre-wrap break-words">{message}</p>
      {hasScreenshot && (
        <Button size="sm" onClick={() => void show()}>
          Bajar la captura
        </Button>
      )}
      {technical.length > 0 && (
        <p className="break-words text-ink-soft text-sm">Datos técnicos: {technical.join(" · ")}</p>
      )}
      {answers.map(({ text, at }) => (
        <section key={at} aria-label="Respuesta" className="border-accent border-s-2 ps-3">
          <p className="text-ink-soft text-sm">Respondida el {formatMoment(at)}</p>
          <p className="whitespace-pre-wrap break-words">{text}</p>
        </section>
      ))}
      <Actions consultation={consultation} />
    </div>
  );
}

/** Assigning, answering, and closing or reopening. */
function Actions({ consultation }: { consultation: Consultation }) {
  const cache = useQueryClient();
  const { data: people = [] } = useQuery(administrators());
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { status, assignedTo } = consultation;
  const change = async (given: Parameters<typeof changeConsultation>[1], message: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      const changed = await changeConsultation(consultation, given);
      cache.setQueryData(readConsultation(changed._id).queryKey, changed);
      // What was typed while the answer was being sent stays.
      if (given.answer) setText((now) => (now === given.answer ? "" : now));
      notify.success(message);
      await refreshSupport(cache);
    } catch (error) {
      setFault(messageOf(error));
    }
    setBusy(false);
  };
  const answer = (closes: boolean) => {
    if (text.trim() === "") return setFault("Respuesta: completá este dato");
    const message = closes ? "Respondida y cerrada" : "La respuesta va en camino";
    void change({ answer: text, ...(closes && { status: "closed" as const }) }, message);
  };
  return (
    <div className="space-y-4 border-t pt-5">
      <SelectField
        label="A cargo de"
        placeholder="Nadie todavía"
        className="max-w-72"
        options={people}
        value={assignedTo ?? ""}
        disabled={busy}
        onChange={({ target }) =>
          void change({ assignedTo: target.value || null }, "Cambiamos quién está a cargo")
        }
      />
      <TextareaField
        label="Respuesta"
        hint="Le llega por mail a quien escribió."
        rows={5}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {status === "open" ? (
          <Button busy={busy} onClick={() => void change({ status: "closed" }, "Consulta cerrada")}>
            Cerrar sin responder
          </Button>
        ) : (
          <Button
            busy={busy}
            onClick={() => void change({ status: "open" }, "Consulta abierta de nuevo")}
          >
            Abrir de nuevo
          </Button>
        )}
        <Button busy={busy} onClick={() => answer(false)}>
          Responder
        </Button>
        <Button variant="primary" busy={busy} busyLabel="Enviando…" onClick={() => answer(true)}>
          Responder y cerrar
        </Button>
      </div>
    </div>
  );
}
