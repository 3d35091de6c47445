import type { Letter, LetterFile } from "@foja/core/practice/incoming/letter.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { FolderPicker } from "~/components/folder-picker";
import { deletedIn, RestoreButtons, trashText } from "~/components/in-trash";
import { PageMessage } from "~/components/page-message";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { Segments } from "~/components/ui/segments";
import { SkeletonRows } from "~/components/ui/skeleton";
import { WarningNote } from "~/components/ui/warning-note";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { whyUnread } from "~/lib/api/unread";
import { askDeletion } from "~/lib/ask-deletion";
import { download } from "~/lib/files/download";
import { counted, formatMoment } from "~/lib/format";
import { removeRecord } from "~/lib/kinds/api";
import { notify } from "~/lib/notify";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { getLetter, originalAddress, placeLetter } from "../api/letters";
import {
  faultText,
  leftOutText,
  mailboxText,
  otherSide,
  verdictLines,
  warningsOf,
  wayText,
} from "../lib/words";
import { ReplyForm } from "./reply-form";

/** One letter: what it says, its files, what the receiving service says of it, and the answer. */
export default function LetterPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(getLetter(id));
  const deleted = deletedIn(error);
  usePageTitle(data?.subject, data && sectionOf(data));
  if (deleted) {
    return (
      <PageMessage
        title="El correo está en Eliminadas"
        actions={<RestoreButtons deleted={deleted} onRestored={() => void refetch()} />}
      >
        {trashText(deleted)}
      </PageMessage>
    );
  }
  if (data) return <Whole letter={data} />;
  if (!error) {
    return (
      <Card flush>
        <SkeletonRows rows={6} label="Cargando el correo" />
      </Card>
    );
  }
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <PageMessage
      title={isUnknown ? "No encontramos ese correo" : "No pudimos cargar el correo"}
      actions={
        isUnknown ? (
          <ButtonLink to={paths.letters.unplaced}>Ver el correo sin causa</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
        )
      }
    >
      {isUnknown ? "Puede que el enlace esté mal copiado." : whyUnread(error)}
    </PageMessage>
  );
}

/** The case of a letter, which its page belongs to; undefined for one without a case. */
const sectionOf = ({ folderId, folderName }: Letter) =>
  folderId ? { label: folderName ?? "", to: paths.folders.details(folderId) } : undefined;

function Whole({ letter }: { letter: Letter }) {
  const mayWrite = useMay("write");
  const warnings = [...warningsOf(letter), ...(letter.fault ? [faultText(letter.fault)] : [])];
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="break-words font-semibold text-xl">{letter.subject}</h1>
          <p className="mt-1 break-words text-ink-soft">
            {otherSide(letter)} · {formatMoment(letter.receivedAt)}
          </p>
        </div>
        <Actions letter={letter} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          {warnings.map((text) => (
            <WarningNote key={text}>{text}</WarningNote>
          ))}
          <Body letter={letter} />
          {letter.files.length + letter.filesLeft > 0 && <Attached letter={letter} />}
          {mayWrite && letter.direction === "in" && letter.from.address && (
            <ReplyForm letter={letter} />
          )}
        </div>
        <Card title="Datos">
          <Facts letter={letter} />
          {mayWrite && <Place key={letter.version} letter={letter} />}
        </Card>
      </div>
    </>
  );
}

const Attached = ({ letter: { files, filesLeft } }: { letter: Letter }) => (
  <Card title="Adjuntos">
    <ul className="space-y-2">
      {files.map((file, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <FileLine key={nth} file={file} />
      ))}
    </ul>
    {filesLeft > 0 && (
      <p className="mt-2 text-ink-soft text-sm">Y {filesLeft} más, en el original.</p>
    )}
  </Card>
);

function Actions({ letter }: { letter: Letter }) {
  const { _id, subject, folderId, direction } = letter;
  const mayDelete = useMay("delete");
  const cache = useQueryClient();
  const go = useNavigate();
  const remove = async () => {
    try {
      await removeRecord("letter", _id);
      void go(folderId ? paths.folders.details(folderId) : paths.letters.unplaced);
      notify.success("Correo eliminado. Está en Eliminadas durante 30 días.");
      void cache.invalidateQueries({ queryKey: ["letters"] });
    } catch (failed) {
      notify.error(messageOf(failed));
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {direction === "in" && (
        <Button onClick={() => void download(originalAddress(_id))}>
          <Download aria-hidden /> Bajar el original
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="quiet"
          onClick={() =>
            askDeletion({
              title: "Eliminar el correo",
              text: `«${subject}» queda 30 días en Eliminadas. Sus adjuntos quedan como documentos.`,
              run: () => void remove(),
            })
          }
        >
          <Trash2 aria-hidden /> Eliminar…
        </Button>
      )}
    </div>
  );
}

function Body({ letter: { text, html, isCut } }: { letter: Letter }) {
  const [formatted, setFormatted] = useState(false);
  return (
    <Card>
      {html && (
        <div className="mb-4">
          <Segments
            legend="Cómo se muestra"
            choices={[
              { label: "Texto", pressed: !formatted, choose: () => setFormatted(false) },
              { label: "Con formato", pressed: formatted, choose: () => setFormatted(true) },
            ]}
          />
        </div>
      )}
      {formatted && html ? (
        <iframe
          title="El correo con su formato"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<!doctype html><meta name="referrer" content="no-referrer"><base target="_blank"><body style="margin:12px;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">${html}`}
          className="h-[60vh] w-full rounded-sm bg-white"
        />
      ) : (
        <p className="whitespace-pre-line break-words">
          {text.trim() || "El correo no tiene texto."}
        </p>
      )}
      {isCut && <p className="mt-3 text-ink-soft text-sm">Es más largo: sigue en el original.</p>}
    </Card>
  );
}

function Facts({ letter }: { letter: Letter }) {
  const { from, to, cc, recipients, receivedAt, sentAt, verdicts, direction, foundBy } = letter;
  const others = recipients - to.length - cc.length;
  const lines: [label: string, value: string | null][] = [
    ["De", mailboxText(from)],
    ["Para", to.map(mailboxText).join(", ")],
    ["Copia", cc.map(mailboxText).join(", ")],
    ["Además", others > 0 ? counted(others, "destinatario más", "destinatarios más") : null],
    [direction === "in" ? "Recibido" : "Enviado", formatMoment(receivedAt)],
    ["Fecha del remitente", direction === "in" && sentAt ? formatMoment(sentAt) : null],
    ["Llegó a la causa", foundBy && wayText(foundBy)],
    ...(direction === "in" ? verdictLines(verdicts) : []),
  ];
  return (
    <dl className="grid gap-y-3">
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-ink-faint text-sm">{label}</dt>
              <dd className="mt-0.5 break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Place({ letter }: { letter: Letter }) {
  const { _id, folderId, folderName } = letter;
  const cache = useQueryClient();
  const here = folderId ? { _id: folderId, folderName: folderName ?? "" } : null;
  const [chosen, setChosen] = useState(here);
  const save = async () => {
    try {
      await placeLetter(_id, chosen?._id ?? null);
      notify.success(
        chosen ? `El correo está en «${chosen.folderName}»` : "El correo no está en ninguna causa",
      );
    } catch (failed) {
      notify.error(messageOf(failed));
    }
    void cache.invalidateQueries({ queryKey: ["letters"] });
  };
  return (
    <div className="mt-4 space-y-3">
      <FolderPicker label="Causa" value={chosen} onChange={setChosen} />
      {chosen?._id !== here?._id && (
        <Button variant="primary" onClick={() => void save()}>
          {chosen ? "Poner en la causa" : "Sacar de la causa"}
        </Button>
      )}
      {folderId && (
        <p>
          <Link to={paths.folders.details(folderId)} className="link">
            Ver la causa
          </Link>
        </p>
      )}
    </div>
  );
}

function FileLine({ file: { name, documentId, leftOut } }: { file: LetterFile }) {
  return (
    <li className="break-words">
      {documentId ? (
        <Link to={paths.document(documentId)} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      {leftOut && <p className="text-ink-soft text-sm">{leftOutText(leftOut)}</p>}
    </li>
  );
}
