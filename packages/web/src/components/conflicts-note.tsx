import type { CheckConflicts, Conflict } from "@foja/core/practice/conflicts/conflict.schema";
import { UsersRound } from "lucide-react";
import { paths } from "~/lib/paths";
import { useConflicts } from "~/lib/use-conflicts";
import { CONTACT_ROLE } from "./contact-role";

const BY = { document: "mismo documento", cuit: "mismo CUIT", name: "mismo nombre" } as const;
const SHOWN = 5;

type ConflictsNoteProps = CheckConflicts & {
  /** The id of the record being edited, which does not conflict with itself. */
  except?: string;
};

/** A note on who the practice already has by that name or number. It does not prevent saving. */
export function ConflictsNote({ except, ...given }: ConflictsNoteProps) {
  const found = useConflicts(given).filter(
    ({ contactId, folderId }) => !except || (contactId !== except && folderId !== except),
  );
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="flex animate-appear gap-3 rounded-md border border-warn/40 bg-warn-wash px-3.5 py-3">
          <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <div className="min-w-0">
            <p className="font-medium">Ya figura en tu estudio. Fijate si hay un conflicto.</p>
            <ul className="mt-1 space-y-1">
              {found.slice(0, SHOWN).map((conflict) => (
                <li key={`${conflict.contactId} ${conflict.folderId}`}>
                  <Match conflict={conflict} />
                </li>
              ))}
            </ul>
            {found.length > SHOWN && (
              <p className="mt-1 text-ink-soft">y {found.length - SHOWN} más.</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Match({ conflict }: { conflict: Conflict }) {
  const { name, role, folderId, folderName, contactId, matchedBy } = conflict;
  const facts = [role && CONTACT_ROLE[role], BY[matchedBy]].filter(Boolean).join(", ");
  const to = folderId
    ? paths.folders.details(folderId)
    : contactId && paths.contacts.one(contactId);
  return (
    <>
      {name} ({facts}){folderName ? " en " : ", sin causa: "}
      {to && (
        <a href={to} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {folderName ?? "ver el contacto"}
        </a>
      )}
    </>
  );
}
