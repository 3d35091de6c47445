import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { FileIcon } from "~/components/files/file-icon";
import { download } from "~/lib/files/download";
import { formatBytes } from "~/lib/format";
import { fileAddress } from "../api/files";

/** The files of a message: a click downloads one. */
export function MessageFiles({ chat }: { chat: Chat }) {
  if (chat.files.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {chat.files.map(({ _id, name, type, size }) => (
        <li key={_id} className="max-w-full">
          <button
            type="button"
            title={`Bajar ${name}`}
            onClick={() => void download(fileAddress(chat, _id))}
            className="flex min-h-9 max-w-full items-center gap-2 rounded-md border bg-sheet px-2.5 py-1.5 text-sm hover:bg-wash"
          >
            <FileIcon type={type} />
            <span className="sr-only">Bajar</span>
            <span className="min-w-0 truncate font-medium" dir="auto">
              {name}
            </span>
            <span className="shrink-0 text-ink-faint tabular-nums">{formatBytes(size)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
