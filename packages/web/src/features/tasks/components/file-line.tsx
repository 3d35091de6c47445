import type { Attachment } from "@foja/core/practice/tasks/task.schema";
import { Download, EllipsisVertical, FileText, Trash2 } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { messageOf } from "~/lib/api/messages";
import { formatBytes } from "~/lib/format";
import { notify } from "~/lib/notify";
import { fileAddress } from "../api/files";

type FileLineProps = { taskId: string; file: Attachment; onDelete: () => void };

/** One file of a task. */
export function FileLine({ taskId, file, onDelete }: FileLineProps) {
  const { _id, name, size } = file;
  const download = async () => {
    try {
      // Answered as an attachment: the page stays where it is.
      location.assign(await fileAddress(taskId, _id));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const more = (
    <IconButton label={`Acciones de ${name}`} size="sm">
      <EllipsisVertical aria-hidden />
    </IconButton>
  );
  return (
    <li className="flex min-h-9 items-center gap-2">
      <FileText aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 truncate" title={name} dir="auto">
        {name}
      </span>
      <span className="shrink-0 text-ink-faint text-sm tabular-nums">{formatBytes(size)}</span>
      <IconButton label={`Bajar ${name}`} size="sm" onClick={() => void download()}>
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
