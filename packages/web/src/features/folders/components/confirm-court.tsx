import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { unlinkCausa } from "../api/court";
import { folders } from "../api/folder-records";
import { previewCausa } from "../api/preview-causa";
import { useLinking } from "../hooks/use-link-form";
import { CourtAnswer } from "./court-answer";

const shownBy = ({ _id, court }: Folder) =>
  queryOptions({
    queryKey: ["portals", "preview", _id, court?.number],
    queryFn: () =>
      previewCausa({
        ...{ system: court?.system, number: court?.number ?? "" },
        ...{ department: court?.department, folderId: _id },
      }),
    enabled: court !== null,
  });

/**
 * Asks on the page of a case whether what its court found later under its number is this case.
 * Nothing is imported before.
 */
export function ConfirmCourt({ folder }: { folder: Folder }) {
  const cache = useQueryClient();
  const { data, error } = useQuery(shownBy(folder));
  const { busy, link } = useLinking(folder, { onLinked: () => {}, onRefused: notify.error });
  const unlink = async () => {
    try {
      // Nothing was imported yet, so there is nothing to keep or to remove.
      folders.show(cache, await unlinkCausa(folder._id, "keep"));
      notify.success("Causa desvinculada");
    } catch (refused) {
      notify.error(messageOf(refused));
    }
  };
  if (error) return <p className="mt-5 text-ink-soft">{messageOf(error)}</p>;
  if (!data) return null;
  return (
    <section aria-labelledby="es-esta" className="mt-5 max-w-2xl rounded-md border px-5 py-4">
      <h2 id="es-esta" className="mb-3 font-semibold">
        ¿Es esta causa?
      </h2>
      <CourtAnswer preview={data} folderName={folder.folderName} />
      <div className="mt-4 flex flex-wrap gap-2">
        {data.status === "found" && (
          <Button variant="primary" busy={busy} onClick={() => void link(data)}>
            Sí, es esta
          </Button>
        )}
        <Button onClick={() => void unlink()}>No, desvincular</Button>
      </div>
    </section>
  );
}
