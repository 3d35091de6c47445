import type { ListedLetter } from "@foja/core/practice/incoming/letter.schema";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Copy, FolderInput } from "lucide-react";
import { useState } from "react";
import { FolderPicker } from "~/components/folder-picker";
import { Button } from "~/components/ui/button";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { LoadMore } from "~/components/ui/load-more";
import { PageHeader } from "~/components/ui/page-header";
import { messageOf } from "~/lib/api/messages";
import { copyText } from "~/lib/copy-text";
import { counted, formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useShortcuts } from "~/lib/shortcuts";
import { placeLetter, unplacedLetters } from "../api/letters";
import { otherSide, warningsOf, wayText } from "../lib/words";

type Case = { _id: string; folderName: string };

/** The letters whose case is not known: A puts the first one where it is proposed. */
export default function LettersPage() {
  const cache = useQueryClient();
  const query = useInfiniteQuery(unplacedLetters());
  const [busy, setBusy] = useState(false);
  const mayWrite = useMay("write");
  const letters = query.data?.pages.flatMap((page) => page.letters);
  const address = query.data?.pages[0]?.mailAddress;
  const place = async ({ _id }: ListedLetter, into: Case) => {
    if (busy) return;
    setBusy(true);
    try {
      await placeLetter(_id, into._id);
      notify.success(`El correo está en «${into.folderName}»`);
    } catch (failed) {
      notify.error(messageOf(failed));
    } finally {
      setBusy(false);
      void cache.invalidateQueries({ queryKey: ["letters"] });
    }
  };
  const first = letters?.find(({ proposal }) => proposal);
  useShortcuts({
    a: () => {
      if (mayWrite && first?.proposal) void place(first, proposed(first.proposal));
    },
  });
  return (
    <>
      <PageHeader
        title="Correo sin causa"
        description="Lo que llegó y no se sabe de qué causa es. Con el teclado: A pone el primero en la causa propuesta."
        actions={
          address && (
            <Button onClick={() => void copyText(address, "Dirección copiada")}>
              <Copy aria-hidden /> Copiar la dirección del estudio
            </Button>
          )
        }
      />
      {!letters && (
        <Unread error={query.error} onRetry={query.refetch} rows={4} label="Cargando el correo" />
      )}
      {letters?.length === 0 && (
        <EmptyState>
          No hay correo sin causa. Cada causa tiene su dirección de correo, en sus datos: lo que se
          le escribe entra solo en la causa, con sus adjuntos como documentos.
        </EmptyState>
      )}
      <ul className="space-y-4">
        {letters?.map((letter) => (
          <LetterCard
            key={letter._id}
            {...{ letter, busy, mayWrite }}
            onPlace={(into) => void place(letter, into)}
          />
        ))}
      </ul>
      {letters && letters.length > 0 && (
        <LoadMore
          shown={letters.length}
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

const proposed = ({ folderId, folderName }: NonNullable<ListedLetter["proposal"]>): Case => ({
  _id: folderId,
  folderName,
});

type CardProps = {
  letter: ListedLetter;
  busy: boolean;
  mayWrite: boolean;
  onPlace: (into: Case) => void;
};

function LetterCard({ letter, busy, mayWrite, onPlace }: CardProps) {
  const [chosen, setChosen] = useState<Case | null>(null);
  const { _id, subject, preview, receivedAt, proposal, files } = letter;
  const count = files.length + letter.filesLeft;
  return (
    <li className="rounded-md border bg-sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={paths.letters.one(_id)}
          className="min-w-0 break-words font-medium hover:underline"
        >
          {subject}
        </Link>
        <time dateTime={receivedAt} className="text-ink-faint text-sm">
          {formatMoment(receivedAt)}
        </time>
      </div>
      <p className="mt-0.5 break-words text-ink-soft text-sm">
        {otherSide(letter)}
        {count > 0 && ` · ${counted(count, "adjunto", "adjuntos")}`}
      </p>
      {preview && <p className="mt-2 line-clamp-2 break-words text-sm">{preview}</p>}
      {warningsOf(letter).map((text) => (
        <p key={text} className="mt-2 text-warn text-sm">
          {text}
        </p>
      ))}
      {mayWrite && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {proposal && (
            <Button
              variant="primary"
              disabled={busy}
              onClick={() => onPlace(proposed(proposal))}
              title={`Propuesta ${wayText(proposal.way)}`}
            >
              <FolderInput aria-hidden /> Poner en {proposal.folderName}
            </Button>
          )}
          <FolderPicker
            label={proposal ? "Otra causa" : "Causa"}
            className="min-w-60 flex-1 sm:max-w-96"
            value={chosen}
            onChange={setChosen}
          />
          {chosen && (
            <Button disabled={busy} onClick={() => onPlace(chosen)}>
              Poner en la causa
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
