import type { StepId } from "@foja/core/operations/start/start.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { messageOf } from "~/lib/api/messages";
import { cn } from "~/lib/cn";
import { today } from "~/lib/due";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { dismissStart, loadExamples, readStart, refreshAll, removeExamples } from "../api/start";

type Step = { title: string; why: string; action: string; to: () => string };

const STEPS: Record<StepId, Step> = {
  case: {
    title: "Abrí tu primera causa",
    why: "Con la carátula alcanza; lo demás se completa después.",
    action: "Nueva causa",
    to: () => paths.folders.create,
  },
  client: {
    title: "Sumá a tu cliente",
    why: "Nombre y teléfono, para tenerlo a mano desde la causa.",
    action: "Nuevo contacto",
    to: () => paths.contacts.create,
  },
  deadline: {
    title: "Contá un plazo y agendalo",
    why: "Decí cuándo te notificaron y cuántos días: Foja cuenta los hábiles y te avisa.",
    action: "Contar un plazo",
    to: () => paths.calculators.tool("plazos"),
  },
  alerts: {
    title: "Elegí cómo te avisamos",
    why: "Cuántos días antes, a qué hora, y si también por mail o en el teléfono.",
    action: "Elegir avisos",
    to: () => paths.profile("settings"),
  },
  hearing: {
    title: "Agendá una audiencia",
    why: "O una reunión: queda en el calendario y en la causa.",
    action: "Nuevo evento",
    to: () => paths.calendar.create(today()),
  },
};

/** The first steps of a practice: five, with the done ones ticked; or the note on its examples. */
export function FirstHour() {
  const { data } = useQuery(readStart());
  const cache = useQueryClient();
  const settle = { onSuccess: () => refreshAll(cache), onError: showError };
  const dismiss = useMutation({ mutationFn: dismissStart, ...settle });
  const load = useMutation({ mutationFn: loadExamples, ...settle });
  if (data?.examples) return <Examples />;
  if (!data?.open) return null;
  const done = data.steps.filter((step) => step.done).length;
  const next = data.steps.find((step) => !step.done)?.id;
  const away = (
    <Button variant="quiet" size="sm" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
      No mostrar más
    </Button>
  );
  return (
    <Card title={`Para empezar: ${done} de ${data.steps.length}`} actions={away} flush>
      {data.steps.some((step) => step.id === "case" && !step.done) && <Bring />}
      <ol>
        {data.steps.map((step) => (
          <Line key={step.id} {...step} isNext={step.id === next} />
        ))}
      </ol>
      {!data.steps.some((step) => step.done) && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t bg-wash px-5 py-3">
          <p className="text-ink-soft">¿Preferís mirar primero un estudio con datos?</p>
          <Button
            size="sm"
            busy={load.isPending}
            busyLabel="Cargando los ejemplos…"
            onClick={() => load.mutate()}
          >
            Cargar datos de ejemplo
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The way in for who comes with cases already. */
const Bring = () => (
  <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
    <p className="text-ink-soft">¿Ya llevás causas? Pegá tu lista y entran todas juntas.</p>
    <ButtonLink to={paths.folders.import()} size="sm">
      Traer mis causas
    </ButtonLink>
  </div>
);

const showError = (error: unknown) => notify.error(messageOf(error));

function Line({ id, done, isNext }: { id: StepId; done: boolean; isNext: boolean }) {
  const { title, why, action, to } = STEPS[id];
  const Icon = done ? Check : Circle;
  return (
    <li className="relative flex items-start gap-3 border-b px-5 py-3 transition-colors last:border-0 hover:bg-wash">
      <Icon
        aria-hidden
        className={cn("mt-1 size-4 shrink-0", done ? "text-ok" : "text-ink-faint")}
      />
      <div className="min-w-0 flex-1">
        <p className={cn("font-medium", done && "text-ink-soft")}>
          <Link
            to={to()}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
          <span className="sr-only">{done ? ": hecho" : ": falta"}</span>
        </p>
        {!done && <p className="text-ink-soft text-sm">{why}</p>}
      </div>
      {!done && (
        <ButtonLink
          to={to()}
          size="sm"
          variant={isNext ? "primary" : "quiet"}
          className="relative max-sm:hidden"
        >
          {action}
        </ButtonLink>
      )}
    </li>
  );
}

/** Says that the practice has examples, with a button that deletes them. */
function Examples() {
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: removeExamples,
    onSuccess: () => {
      notify.success("Quitamos los ejemplos. Tu estudio está listo para empezar.");
      return refreshAll(cache);
    },
    onError: showError,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-accent/40 bg-sheet px-5 py-3">
      <p className="min-w-0 flex-1 basis-64">
        Estás viendo datos de ejemplo. Al quitarlos se van sus tres causas con todo lo que tengan, y
        quedan 30 días en Eliminadas.
      </p>
      <Button
        busy={remove.isPending}
        busyLabel="Quitando los ejemplos…"
        onClick={() => remove.mutate()}
      >
        Quitar los ejemplos
      </Button>
    </div>
  );
}
