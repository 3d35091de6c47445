import { RestoreButtons, type RestoreProps, trashText } from "~/components/in-trash";
import { PageMessage } from "~/components/page-message";

/** The page of a case that is in Eliminadas. */
export const FolderDeleted = ({ deleted, onRestored }: RestoreProps) => (
  <PageMessage
    title="Esta causa está eliminada"
    actions={<RestoreButtons {...{ deleted, onRestored }} />}
  >
    {trashText(deleted)}
  </PageMessage>
);
