import { Download, FolderOpen, Share2 } from "lucide-react";
import { useState } from "react";
import { RecordMenu } from "~/components/lists/record-menu";
import { Link } from "~/components/ui/link";
import { MenuItem } from "~/components/ui/menu";
import { download } from "~/lib/files/download";
import type { RowProps } from "~/lib/lists/record-list";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { contentAddress } from "../api/documents";
import type { DocumentRow } from "../lib/document-row";
import { ShareDialog } from "./share-dialog";

/** The actions on a document. */
export function DocumentMenu({ row, actions }: RowProps<DocumentRow>) {
  const { _id, name, folderId } = row;
  const mayWrite = useMay("write");
  const [sharing, setSharing] = useState(false);
  const first = (
    <MenuItem onSelect={() => void download(contentAddress(_id))}>
      <Download aria-hidden /> Bajar
    </MenuItem>
  );
  return (
    <>
      <RecordMenu
        {...{ name, first }}
        onEdit={() => actions.edit(_id)}
        onDelete={() => actions.remove(_id)}
      >
        {folderId && mayWrite && (
          <MenuItem onSelect={() => setSharing(true)}>
            <Share2 aria-hidden /> Compartir con el cliente…
          </MenuItem>
        )}
        {folderId && (
          <MenuItem asChild>
            <Link to={paths.folders.details(folderId)}>
              <FolderOpen aria-hidden /> Abrir la causa
            </Link>
          </MenuItem>
        )}
      </RecordMenu>
      {sharing && <ShareDialog {...{ id: _id, name }} onClose={() => setSharing(false)} />}
    </>
  );
}
