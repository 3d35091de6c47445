import type { Attachment } from "@foja/core/practice/tasks/task.schema";
import { Download, Trash2 } from "lucide-react";
import { FileIcon } from "~/components/files/file-icon";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { download } from "~/lib/files/download";
import { formatBytes } from "~/lib/format";
import { fileAddress } from "../api/files";

type FileLineProps = { taskId: string; file: Attachment; onDelete: () => void };

/** One file of a task. */
export function FileLine({ taskId, file, onDelete }: FileLineProps) {
  const { _id, name, size, type } = file;
  const more = (
    <IconButton label={`Acciones de ${name}`} size="sm">
      <MoreIcon />
    </IconButton>
  );
  return (
    <li className="flex min-h-9 items-center gap-2">
      <FileIcon type={type} />
      <span className="min-w-0 flex-1 truncate" title={name} dir="auto">
        {name}
      </span>
      <span className="shrink-0 text-ink-faint text-sm tabular-nums">{formatBytes(size)}</span>
      <IconButton
        label={`Bajar ${name}`}
        size="sm"
        onClick={() => void download(fileAddress(taskId, _id))}
      >
        <Download aria-hidden />
      </IconButton>
      <Menu label={`Acciones de ${name}`} trigger={more}>
        <MenuItem danger onSelect={onDelete}>
          <Trash2 aria-hidden /> Eliminar…
        </MenuItem>
      </Menu>
    </li>
  );
}
