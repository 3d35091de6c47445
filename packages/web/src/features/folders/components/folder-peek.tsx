import { useQuery } from "@tanstack/react-query";
import { EditTool } from "~/components/lists/edit-tool";
import { Peek, PeekBody } from "~/components/lists/peek";
import { ButtonLink } from "~/components/ui/button";
import type { Desk } from "~/lib/lists/use-desk";
import { paths } from "~/lib/paths";
import { getFolder } from "../api/folder-records";
import type { FolderRow } from "../lib/folder-row";
import { FolderFacts } from "./folder-facts";
import { StatusStamp } from "./status-stamp";

/** A case beside the list, with enough details to answer a call. */
export default function FolderPeek({ desk, id }: { desk: Desk<FolderRow>; id: string }) {
  const tools = (
    <>
      <ButtonLink
        to={paths.folders.details(id)}
        variant="primary"
        size="sm"
        className="ms-auto me-1.5"
      >
        Abrir la causa
      </ButtonLink>
      <EditTool desk={desk} id={id} />
    </>
  );
  return (
    <Peek desk={desk} label="Vista previa de la causa" tools={tools}>
      <PeekBody of={useQuery(getFolder(id))}>
        {(folder) => (
          <>
            <h2 className="break-words font-serif text-[1.25rem] leading-[1.3]">
              {folder.folderName}
            </h2>
            <div className="-ms-1 mt-2 mb-4">
              <StatusStamp key={folder._id} folder={folder} />
            </div>
            <FolderFacts folder={folder} className="sm:grid-cols-2" />
            {folder.description && (
              <p className="mt-4 whitespace-pre-line break-words border-t pt-4 text-ink-soft">
                {folder.description}
              </p>
            )}
          </>
        )}
      </PeekBody>
    </Peek>
  );
}
