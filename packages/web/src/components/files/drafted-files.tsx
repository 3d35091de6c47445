import { RotateCw, X } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import type { Drafted, DraftedFile } from "~/lib/files/use-drafted-files";
import { formatBytes } from "~/lib/format";
import { FileIcon } from "./file-icon";

/** Failed files first: there may be more of them than fit. */
const inView = (files: readonly DraftedFile[]) => [
  ...files.filter(({ problem }) => problem),
  ...files.filter(({ problem }) => !problem),
];

/** The files of the message being written, with their upload progress. */
export function DraftedFiles({ drafted }: { drafted: Drafted }) {
  if (drafted.files.length === 0) return null;
  return (
    <ul
      aria-label="Archivos del mensaje"
      className="mb-2 flex max-h-36 flex-wrap gap-2 overflow-y-auto"
    >
      {inView(drafted.files).map((one) => (
        <Chip key={one.key} one={one} drafted={drafted} />
      ))}
    </ul>
  );
}

type ChipProps = { one: DraftedFile; drafted: Drafted };

function Chip({ one, drafted }: ChipProps) {
  const { source, problem, mayRetry } = one;
  const { name, type } = source;
  return (
    <li
      className={cn(
        "flex max-w-full items-center gap-2 rounded-md border py-1 ps-2.5 pe-1 text-sm",
        problem ? "w-full border-danger" : "sm:max-w-80",
      )}
    >
      <FileIcon type={type} />
      {problem ? (
        <span role="alert" className="min-w-0 flex-1 break-words text-danger">
          {problem}
        </span>
      ) : (
        <Progress one={one} />
      )}
      {mayRetry && problem && (
        <IconButton label={`Reintentar ${name}`} size="sm" onClick={() => drafted.retry(one)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Quitar ${name}`} size="sm" onClick={() => drafted.remove(one)}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

/** The name and size of a file, and its progress, which take the same space before and after. */
function Progress({ one: { source, share, ready } }: { one: DraftedFile }) {
  const { name, size } = source;
  const percent = Math.round(share * 100);
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 truncate" title={name} dir="auto">
          {name}
        </span>
        <span className="shrink-0 text-ink-faint text-xs tabular-nums">
          {ready ? formatBytes(size) : `${percent} %`}
        </span>
      </span>
      <progress
        aria-label={`Subiendo ${name}`}
        value={percent}
        max={100}
        className={cn("block h-1 w-full accent-accent", ready && "invisible")}
      />
    </span>
  );
}
