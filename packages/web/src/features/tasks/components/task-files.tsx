import { MOST_ATTACHMENTS } from "@foja/core/practice/tasks/attachment.rules";
import type { Attachment, Task } from "@foja/core/practice/tasks/task.schema";
import { useQueryClient } from "@tanstack/react-query";
import { Paperclip, X } from "lucide-react";
import { useId, useState } from "react";
import { ChooseFiles } from "~/components/files/choose-files";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { messageOf } from "~/lib/api/messages";
import { cn } from "~/lib/cn";
import { useFileDrop } from "~/lib/files/use-file-drop";
import { notify } from "~/lib/notify";
import { refreshSession } from "~/lib/session/session";
import { deleteFile } from "../api/files";
import { tasks } from "../api/task-records";
import { type Upload, useUploads } from "../hooks/use-uploads";
import { FileLine } from "./file-line";

/** The files of a task: dropped here or chosen, with their progress; downloaded, or deleted. */
export function TaskFiles({ task }: { task: Task }) {
  const head = useId();
  const { uploads, add } = useUploads(task._id);
  const [leaving, setLeaving] = useState<Attachment>();
  const { over, area } = useFileDrop(add);
  const ready = task.attachments.filter(({ status }) => status === "ready");
  return (
    <section
      aria-labelledby={head}
      {...area}
      className={cn(
        "-mx-2 mt-4 rounded-md border border-transparent px-2 pt-2 pb-1",
        over && "border-accent border-dashed bg-accent-wash",
      )}
    >
      <div className="flex items-center justify-between gap-3 border-t pt-3">
        <h3 id={head} className="font-semibold">
          Archivos
        </h3>
        <ChooseFiles onChoose={add}>
          {(open) => (
            <Button
              size="sm"
              disabled={ready.length + uploads.length >= MOST_ATTACHMENTS}
              onClick={open}
            >
              <Paperclip aria-hidden /> Adjuntar
            </Button>
          )}
        </ChooseFiles>
      </div>
      <ul className="mt-2 space-y-1">
        {ready.map((file) => (
          <FileLine
            key={file._id}
            taskId={task._id}
            file={file}
            onDelete={() => setLeaving(file)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </ul>
      {ready.length === 0 && uploads.length === 0 && (
        <p className="pb-2 text-ink-faint text-sm">
          Soltá acá un archivo, o elegilo. Hasta 25 MB cada uno.
        </p>
      )}
      {leaving && <DeleteFile task={task} file={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

function UploadLine({ upload: { name, share, cancel } }: { upload: Upload }) {
  const percent = Math.round(share * 100);
  return (
    <li className="flex min-h-9 items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2">
          <span className="truncate">{name}</span>
          <span className="text-ink-faint text-sm tabular-nums">{percent} %</span>
        </span>
        <progress
          aria-label={`Subiendo ${name}`}
          value={percent}
          max={100}
          className="block h-1 w-full accent-accent"
        />
      </span>
      <IconButton label={`Cancelar ${name}`} size="sm" onClick={cancel}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

function DeleteFile({
  task,
  file,
  onClose,
}: {
  task: Task;
  file: Attachment;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteFile(task._id, file._id);
      notify.success("Archivo eliminado");
    } catch (error) {
      notify.error(messageOf(error));
    }
    await tasks.refresh(cache);
    void refreshSession();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Eliminar el archivo"
      description={`«${file.name}» se elimina para siempre: los archivos no pasan por Eliminadas.`}
      action="Eliminar"
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    />
  );
}
