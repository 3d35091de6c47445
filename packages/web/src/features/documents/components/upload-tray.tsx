import { CircleAlert, CircleCheck, RotateCw, WifiOff, X } from "lucide-react";
import { FileIcon } from "~/components/files/file-icon";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { formatBytes } from "~/lib/format";
import { paths } from "~/lib/paths";
import { uploads, useUploads } from "../hooks/uploads";
import type { Upload } from "../lib/upload-queue";
import { traySentence } from "../lib/words";

/** Failed files first: there may be more of them than fit. */
const inView = (list: readonly Upload[]) => [
  ...list.filter(({ state }) => state === "failed"),
  ...list.filter(({ state }) => state !== "failed"),
];

/** The files on their way, each with its progress; what failed says why. */
export function UploadTray() {
  const list = useUploads();
  if (list.length === 0) return null;
  const isOver = list.every(({ state }) => state === "done" || state === "failed");
  return (
    <section
      aria-label="Subidas"
      className="fixed end-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 w-[min(24rem,calc(100vw-2rem))] animate-slide rounded-md border border-line-strong bg-sheet shadow-raised print:hidden sm:bottom-4"
    >
      <header className="flex items-center gap-2 border-b py-1.5 ps-4 pe-2">
        <p role="status" className="min-w-0 flex-1 font-medium">
          {traySentence(list)}
        </p>
        {isOver && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              for (const { key } of list) uploads.remove(key);
            }}
          >
            Listo
          </Button>
        )}
      </header>
      <ul className="max-h-64 divide-y overflow-y-auto">
        {inView(list).map((one) => (
          <UploadLine key={one.key} one={one} />
        ))}
      </ul>
    </section>
  );
}

function UploadLine({ one }: { one: Upload }) {
  const { key, file, state, problem, mayRetry, documentId } = one;
  const { name } = file;
  return (
    <li className="flex items-start gap-2.5 py-2 ps-4 pe-2">
      <span className="pt-0.5">
        <FileIcon type={file.type} />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        {documentId ? (
          <Link to={paths.document(documentId)} className="block truncate hover:underline">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <p className="truncate" title={name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <Standing one={one} />
        {problem && (
          <p role="alert" className="break-words text-danger">
            {problem}
          </p>
        )}
      </div>
      {state === "failed" && mayRetry && (
        <IconButton label={`Reintentar ${name}`} size="sm" onClick={() => uploads.retry(key)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Quitar ${name}`} size="sm" onClick={() => uploads.remove(key)}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

const mark = "flex items-center gap-1.5 text-ink-faint [&_svg]:size-3.5";

function Standing({ one: { state, share, file } }: { one: Upload }) {
  if (state === "done") {
    return (
      <p className={mark}>
        <CircleCheck aria-hidden className="text-ok" /> Subido · {formatBytes(file.size)}
      </p>
    );
  }
  if (state === "lost") {
    return (
      <p className={mark}>
        <WifiOff aria-hidden className="text-warn" /> Sin conexión: sigue sola cuando vuelva
      </p>
    );
  }
  if (state === "failed") {
    return (
      <p className={mark}>
        <CircleAlert aria-hidden className="text-danger" /> No se subió
      </p>
    );
  }
  const percent = Math.round(share * 100);
  return (
    <span className="flex items-center gap-2">
      <progress
        aria-label={`Subiendo ${file.name}`}
        value={percent}
        max={100}
        className="block h-1 flex-1 accent-accent"
      />
      <span className="w-10 text-end text-ink-faint text-xs tabular-nums">
        {state === "waiting" ? "espera" : `${percent} %`}
      </span>
    </span>
  );
}
