import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { cn } from "~/lib/cn";
import { copyText } from "~/lib/copy-text";
import { formatDate } from "~/lib/format";
import { usePeople } from "~/lib/people/people";
import { courtNumber } from "../lib/court-link";
import { PARTY_NAMES } from "../lib/folder-form";
import { CourtHealth } from "./court-health";

const date = (value: string | null) => value && formatDate(value);

type Fact = { label: string; read: (folder: Folder) => string | null; inHead?: true };

/** The facts of a case that its form asks for; those `inHead` stand in the head of its page too. */
const FACTS: Fact[] = [
  { label: "Cliente", read: (folder) => folder.customerName, inHead: true },
  {
    label: "Representás a",
    read: ({ folderParte }) => folderParte && PARTY_NAMES[folderParte],
  },
  { label: "Contraparte", read: (folder) => folder.folderContraparte },
  { label: "Materia", read: (folder) => folder.materia },
  { label: "Juzgado", read: (folder) => folder.folderJuzgado, inHead: true },
  { label: "Fuero", read: (folder) => folder.folderFuero, inHead: true },
  { label: "Jurisdicción", read: (folder) => folder.folderJuris },
  { label: "Inicio", read: (folder) => date(folder.initialDateFolder) },
  {
    label: "Expediente",
    read: (folder) => courtNumber(folder) ?? folder.folderExpediente,
    inHead: true,
  },
];

type FolderFactsProps = {
  folder: Folder;
  className?: string;
  /** On the page of the case: without what its head says, and with the way to complete it. */
  onComplete?: () => void;
};

/** The details of a case that are known; how many are missing, in one line. */
export function FolderFacts({ folder, className, onComplete }: FolderFactsProps) {
  const { hasTeam, nameOf } = usePeople();
  const team: Fact[] = hasTeam
    ? [{ label: "Responsable", read: ({ responsibleId }) => nameOf(responsibleId) }]
    : [];
  if (folder.access === "reserved")
    team.push({ label: "La ven", read: ({ memberIds }) => memberIds.map(nameOf).join(", ") });
  const shown = FACTS.filter(({ inHead }) => !onComplete || !inHead);
  const closed: Fact = { label: "Cierre", read: (one) => date(one.finalDateFolder) };
  const missing = FACTS.filter(({ read }) => !read(folder)).length;
  return (
    <>
      <dl className={cn("grid gap-x-8 gap-y-3", className)}>
        {[...team, ...shown, closed].map(({ label, read }) => {
          const value = read(folder);
          return value && <Line key={label} label={label} value={value} />;
        })}
        {!onComplete && (
          <div className="min-w-0">
            <dt className="text-ink-faint text-sm">Tribunal</dt>
            <dd className="mt-0.5 break-words">
              <CourtHealth folder={folder} />
            </dd>
          </div>
        )}
      </dl>
      {onComplete && folder.mailAddress && <MailAddress address={folder.mailAddress} />}
      {onComplete && missing > 0 && (
        <button
          type="button"
          className="mt-2 min-h-8 font-medium text-accent text-sm hover:underline"
          onClick={onComplete}
        >
          {missing === 1 ? "Completar 1 dato" : `Completar ${missing} datos`}
        </button>
      )}
    </>
  );
}

/** The address of a case, to copy: it is too long to be typed. */
const MailAddress = ({ address }: { address: string }) => (
  <div className="mt-3 min-w-0">
    <p className="text-ink-faint text-sm">Dirección de correo</p>
    <p className="mt-0.5 truncate" title={address}>
      {address}
    </p>
    <button
      type="button"
      className="min-h-8 font-medium text-accent text-sm hover:underline"
      onClick={() => void copyText(address, "Dirección copiada")}
    >
      Copiar la dirección
    </button>
  </div>
);

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-ink-faint text-sm">{label}</dt>
    <dd className="mt-0.5 break-words">{value}</dd>
  </div>
);
