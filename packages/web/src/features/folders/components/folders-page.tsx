import { RecordDesk } from "~/components/lists/record-desk";
import { lazyPage } from "~/lib/lazy-page";
import { FOLDERS } from "./folder-list";
import { FolderPeek } from "./folder-peek";

const Dialogs = lazyPage(() => import("./folders-dialogs"));
const Board = lazyPage(() => import("./folders-board"));

/** The practice's cases. */
export default function FoldersPage() {
  return <RecordDesk list={FOLDERS} meter="folders" Peek={FolderPeek} {...{ Dialogs, Board }} />;
}
