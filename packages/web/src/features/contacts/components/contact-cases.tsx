import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { PickDialog, usePicker } from "~/components/pick-dialog";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { paths } from "~/lib/paths";
import { casesOf, findCases } from "../api/cases";
import { useCaseLink } from "../hooks/use-case-link";

/** The cases of a contact, and a button that adds another. */
export function ContactCases({ contact }: { contact: Contact }) {
  const { data = [], isLoading } = useQuery({
    ...casesOf(contact.folderIds),
    placeholderData: keepPreviousData,
  });
  const picker = usePicker();
  const { link, unlink } = useCaseLink();
  const cases = data.filter(({ _id }) => contact.folderIds.includes(_id));
  return (
    <section aria-label="Causas del contacto" className="mt-5 border-t pt-4">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-semibold">Causas</h3>
        <Button size="sm" variant="quiet" onClick={picker.start}>
          <Plus aria-hidden /> Vincular
        </Button>
      </div>
      {isLoading && <SkeletonRows rows={2} />}
      {contact.folderIds.length === 0 && (
        <p className="text-ink-faint">No está en ninguna causa.</p>
      )}
      <ul>
        {cases.map(({ _id, folderName }) => (
          <li key={_id} className="flex items-start justify-between gap-2 py-1">
            <Link to={paths.folders.details(_id)} className="link min-w-0 break-words">
              {folderName}
            </Link>
            <IconButton
              label={`Quitar de ${folderName}`}
              size="sm"
              onClick={() => void unlink(contact._id, _id)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {picker.open && (
        <CasePicker
          {...picker}
          contact={contact}
          onPick={(folderId) => {
            picker.close();
            void link(contact._id, folderId);
          }}
        />
      )}
    </section>
  );
}

type CasePickerProps = ReturnType<typeof usePicker> & {
  contact: Contact;
  onPick: (folderId: string) => void;
};

function CasePicker({ contact, text, onText, close, onPick }: CasePickerProps) {
  const {
    data = [],
    isPending,
    isPlaceholderData,
  } = useQuery({
    ...findCases(contact.userId, text.trim()),
    placeholderData: keepPreviousData,
  });
  const others = data.filter(({ _id }) => !contact.folderIds.includes(_id));
  return (
    <PickDialog
      title="Vincular a una causa"
      placeholder="Buscar por carátula o número"
      nothing="No encontramos otra causa así."
      none="No hay otra causa en tu estudio."
      options={others.map(({ _id, folderName }) => ({ _id, label: folderName }))}
      isReading={isPending || isPlaceholderData}
      onClose={close}
      {...{ text, onText, onPick }}
    />
  );
}
