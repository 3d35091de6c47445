import { INSTANCE_NAMES } from "@foja/core/law/lapse/lapse-codes.rules";
import type { Act, CaseLosing as Losing } from "@foja/core/practice/losing/losing.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImpelButton } from "~/components/losing/impel-button";
import { actText, isLapse, leftText, toneOf } from "~/components/losing/losing-words";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import { caseLosing, LOSING, markAct } from "~/lib/losing/calls";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";

/** What a case may lose by time, beside its file; nothing until it has an act or an action. */
export function CaseLosing({ folderId }: { folderId: string }) {
  const { data } = useQuery(caseLosing(folderId));
  const [shown, setShown] = useState(false);
  if (!data || (data.acts.length === 0 && data.actions.length === 0)) return null;
  return (
    <section aria-labelledby="lo-que-se-pierde" className="space-y-2">
      <h2 id="lo-que-se-pierde" className="scroll-mt-20 font-semibold">
        Lo que se pierde
      </h2>
      <Instance losing={data} />
      <Actions losing={data} />
      {data.acts.length > 0 && (
        <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? "Ocultar los actos" : "Qué actos impulsan"}
        </Button>
      )}
      {shown && (
        <ul className="divide-y border-y">
          {data.acts.map((act) => (
            <ActLine key={act._id} {...{ folderId, act }} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** When its instance lapses, by which act, and the writ that impels it. */
function Instance({
  losing: { lapse, impulse, folderId, folderName, daysLeft, what },
}: {
  losing: Losing;
}) {
  if (!lapse) return <p className="text-ink-soft">No corre la caducidad, o la rige otro código.</p>;
  const day = lapse.vence ?? lapse.fin;
  const isNearest = isLapse(what) && daysLeft !== null;
  return (
    <div className="space-y-1">
      <p>
        Caduca el <strong className="font-semibold">{formatDate(day)}</strong>{" "}
        {isNearest && <Badge tone={toneOf(daysLeft)}>{leftText(daysLeft)}</Badge>}
      </p>
      {impulse && (
        <p className="break-words text-ink-soft text-sm">Último impulso: {actText(impulse)}</p>
      )}
      <p className="text-ink-soft text-sm">
        {INSTANCE_NAMES[lapse.instancia]}, {lapse.norma}.{" "}
        {lapse.calculatorId ? (
          <Link
            to={paths.calculators.tool("caducidad", { id: lapse.calculatorId })}
            className="link"
          >
            Por tu cálculo
          </Link>
        ) : (
          <Link to={paths.calculators.tool("caducidad", { folder: folderId })} className="link">
            ¿Es otra instancia?
          </Link>
        )}
      </p>
      {!lapse.cierta && (
        <p className="text-sm text-warn">Falta el acto de una feria: la fecha no es segura.</p>
      )}
      {!lapse.verificado && <p className="text-sm text-warn">Sugerido, verificá el plazo.</p>}
      <ImpelButton {...{ folderId, folderName }} />
    </div>
  );
}

const STATE_WORDS = {
  corriente: "prescribe el",
  interrumpida: "interrumpida; prescribía el",
  prescripta: "prescribió el",
} as const;

/** The actions that the case keeps alive, each with its calculation. */
function Actions({ losing: { actions, folderId } }: { losing: Losing }) {
  return (
    <ul className="space-y-1">
      {actions.map(({ calculatorId, title, prudente, estado, cierta }) => (
        <li key={calculatorId} className="break-words">
          <Link to={paths.calculators.tool("prescripcion", { id: calculatorId })} className="link">
            {title}
          </Link>
          : {STATE_WORDS[estado]} {formatDate(prudente)}
          {!cierta && <span className="text-warn"> · sin certeza</span>}
        </li>
      ))}
      <li>
        <Link
          to={paths.calculators.tool("prescripcion", { folder: folderId })}
          className="link text-sm"
        >
          Agregar una prescripción
        </Link>
      </li>
    </ul>
  );
}

/** An act of the file: whether it impels and why, and the button that says otherwise. */
function ActLine({ folderId, act }: { folderId: string; act: Act }) {
  const cache = useQueryClient();
  const mayWrite = useMay("write");
  const mark = useMutation({
    mutationFn: (impels: boolean | null) => markAct(folderId, act._id, impels),
    onSuccess: () => cache.invalidateQueries({ queryKey: [LOSING] }),
    onError: (error) => notify.error(messageOf(error)),
  });
  const next = act.byHand ? null : !act.impels;
  const label = act.byHand ? "Quitar la marca" : act.impels ? "No impulsa" : "Sí impulsa";
  return (
    <li className="space-y-1 py-2">
      <p className="break-words font-medium">{actText(act)}</p>
      <p className={act.sure ? "text-ink-soft text-sm" : "text-sm text-warn"}>
        {act.impels ? "Impulsa" : "No impulsa"}. {act.why}.
      </p>
      {mayWrite && (
        <Button
          size="sm"
          busy={mark.isPending}
          busyLabel="Guardando…"
          aria-label={`${label}: ${act.title}`}
          onClick={() => mark.mutate(next)}
        >
          {label}
        </Button>
      )}
    </li>
  );
}
