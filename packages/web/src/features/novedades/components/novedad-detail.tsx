import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import {
  CalendarCheck,
  CalendarX,
  Check,
  CircleDot,
  ExternalLink,
  FilePen,
  Undo2,
} from "lucide-react";
import { HistoryBlock } from "~/components/history/history-block";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { formatDate } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { NovedadActions } from "../hooks/use-novedad-actions";
import { acceptWords, agendaWords, isReady, isThere } from "../lib/words";
import { AskedNote } from "./asked-note";
import { ProposalNote } from "./proposal-note";

type DetailProps = { novedad: Novedad; actions: NovedadActions };

/** One novedad: what the court did, in which case, and the possible actions. */
export function NovedadDetail({ novedad, actions }: DetailProps) {
  const { title, text, link, number, date, folderId, folderName, proposal, state } = novedad;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-faint text-sm">
        <time dateTime={date}>{formatDate(date)}</time>
        <span>{number}</span>
        <StateMark novedad={novedad} />
      </p>
      <h2 className="mt-1 break-words font-semibold">{title}</h2>
      <p className="mt-0.5">
        <Link to={paths.folders.details(folderId)} className="link break-words">
          {folderName}
        </Link>
      </p>
      {text && <p className="mt-2 whitespace-pre-line break-words text-ink-soft">{text}</p>}
      {link && (
        <p className="mt-2">
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 text-accent underline underline-offset-2"
          >
            <ExternalLink aria-hidden className="size-4" /> Ver el documento
          </a>
        </p>
      )}
      {proposal && <ProposalNote proposal={proposal} />}
      <AskedNote novedad={novedad} actions={actions} />
      {state === "new" || state === "seen" ? (
        <ToDo novedad={novedad} actions={actions} />
      ) : (
        <Done novedad={novedad} actions={actions} />
      )}
    </>
  );
}

const MARKS = {
  new: { tone: "accent", icon: <CircleDot aria-hidden />, text: "Nueva" },
  seen: { tone: "neutral", icon: <Check aria-hidden />, text: "Vista" },
  scheduled: { tone: "ok", icon: <CalendarCheck aria-hidden />, text: "Agendada" },
  gone: { tone: "neutral", icon: <CalendarX aria-hidden />, text: "Ya no está agendada" },
  noAction: { tone: "neutral", icon: <Check aria-hidden />, text: "Sin acción" },
} as const;

function StateMark({ novedad: { state, scheduled } }: Pick<DetailProps, "novedad">) {
  const { tone, icon, text } = MARKS[scheduled && !isThere(scheduled) ? "gone" : state];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}

function ToDo({ novedad, actions }: DetailProps) {
  const { busy, propose, dismiss, setCompleting } = actions;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant={isReady(novedad) ? "primary" : undefined}
        busy={busy.has(novedad._id)}
        onClick={() => void propose(novedad)}
      >
        {acceptWords(novedad)}
      </Button>
      {novedad.writ && (
        <Button
          size="sm"
          busy={busy.has(novedad._id)}
          onClick={() => void propose(novedad, true)}
          title={`${acceptWords(novedad)} y dejar en borrador «${novedad.writ.title}»`}
        >
          <FilePen aria-hidden /> Agendar y redactar: {novedad.writ.title}
        </Button>
      )}
      {isReady(novedad) && (
        <Button size="sm" onClick={() => setCompleting(novedad)}>
          Ajustar
        </Button>
      )}
      <Button size="sm" onClick={() => void dismiss(novedad)}>
        Sin acción
      </Button>
    </div>
  );
}

/** The history of a novedad has its own texts; no field of it changes. */
const NOVEDAD_HISTORY = { fields: {}, beginning: "Llegada" };

function Done({ novedad, actions }: DetailProps) {
  const { _id, scheduled, escritoId } = novedad;
  const agenda = scheduled && agendaWords(scheduled);
  return (
    <>
      {agenda && (
        <p className="mt-2 text-ink-soft">
          {agenda.to ? (
            <Link to={agenda.to} className="link">
              {agenda.text}
            </Link>
          ) : (
            agenda.text
          )}
        </p>
      )}
      {escritoId && (
        <p className="mt-2">
          <Link to={paths.escritos.one(escritoId)} className="link">
            Abrir el escrito que responde
          </Link>
        </p>
      )}
      <Button
        size="sm"
        className="mt-3"
        busy={actions.busy.has(_id)}
        onClick={() => void actions.restore(novedad)}
      >
        <Undo2 aria-hidden /> {agenda ? "Deshacer" : "Volver a la bandeja"}
      </Button>
      <HistoryBlock record={novedad} words={NOVEDAD_HISTORY} />
    </>
  );
}
