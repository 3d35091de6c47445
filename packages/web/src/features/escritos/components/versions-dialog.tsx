import type { Escrito, EscritoVersion } from "@foja/core/practice/escritos/escrito.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { usePeople } from "~/lib/people/people";
import { bringBack, getVersions } from "../api/escritos";
import { ContentView } from "./content-view";

type VersionsDialogProps = {
  escrito: Pick<Escrito, "_id" | "version">;
  onBack: (escrito: Escrito) => void;
  onClose: () => void;
};

/** The earlier texts of a writ: each is read, and can be the present one again. */
export function VersionsDialog({ escrito, onBack, onClose }: VersionsDialogProps) {
  const { _id, version } = escrito;
  const { data, error, refetch } = useQuery(getVersions(_id, version));
  const [shown, setShown] = useState<EscritoVersion>();
  const restore = async (number: number) => {
    try {
      onBack(await bringBack(_id, number, version));
      notify.success("Volviste a esa versión. La que estaba queda entre las anteriores.");
      onClose();
    } catch (problem) {
      notify.error(messageOf(problem));
    }
  };
  return (
    <Dialog open size="lg" title="Versiones anteriores" onOpenChange={onClose}>
      {!data && <Unread error={error} onRetry={refetch} rows={4} />}
      {data?.length === 0 && (
        <EmptyState>Este escrito todavía no tiene versiones anteriores.</EmptyState>
      )}
      <ul aria-label="Versiones anteriores" className="divide-y">
        {data?.map((one) => (
          <VersionLine
            key={one.number}
            version={one}
            isShown={one.number === shown?.number}
            onShow={() => setShown(one.number === shown?.number ? undefined : one)}
            onRestore={() => void restore(one.number)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type VersionLineProps = {
  version: EscritoVersion;
  isShown: boolean;
  onShow: () => void;
  onRestore: () => void;
};

function VersionLine({ version, isShown, onShow, onRestore }: VersionLineProps) {
  const { nameOf } = usePeople();
  const { number, at, by, content } = version;
  const author = by && nameOf(by);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          Hasta el {formatMoment(at)}
          {author && <span className="text-ink-soft"> · {author}</span>}
        </p>
        <div className="flex gap-2">
          <Button
            size="sm"
            aria-expanded={isShown}
            aria-label={`Ver la versión ${number}`}
            onClick={onShow}
          >
            Ver
          </Button>
          <Button size="sm" aria-label={`Volver a la versión ${number}`} onClick={onRestore}>
            Volver a esta
          </Button>
        </div>
      </div>
      {isShown && (
        <ContentView
          label={`Versión ${number}`}
          content={content}
          className="escrito-compact mt-3"
        />
      )}
    </li>
  );
}
