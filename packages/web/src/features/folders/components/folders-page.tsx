import { ImportNote } from "~/components/case-import/import-note";
import { RecordDesk } from "~/components/lists/record-desk";
import { lazyPage } from "~/lib/lazy-page";
import { useResponsibleList } from "~/lib/people/responsible-list";
import { FOLDERS } from "./folder-list";

const Dialogs = lazyPage(() => import("./folders-dialogs"));
const Board = lazyPage(() => import("./folders-board"));
const FolderPeek = lazyPage(() => import("./folder-peek"));

const SPEAKING = { all: "Causas de todos", mine: "Mis causas", worth: 3.5 };

const Bringing = () => <ImportNote className="mb-4" />;

/** The practice's cases. */
export default function FoldersPage() {
  const list = useResponsibleList(FOLDERS, SPEAKING);
  return (
    <RecordDesk
      list={list}
      meter="folders"
      Above={Bringing}
      Peek={FolderPeek}
      {...{ Dialogs, Board }}
    />
  );
}
