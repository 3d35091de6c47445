import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { cn } from "~/lib/cn";
import { formatDate } from "~/lib/format";
import { usePeople } from "~/lib/people/people";
import { courtLink, courtNumber } from "../lib/court-link";
import { PARTY_NAMES } from "../lib/folder-form";
import { CourtHealth } from "./court-health";

const date = (value: string | null) => value && formatDate(value);

const FACTS: [string, (folder: Folder) => string | null][] = [
  ["Cliente", (folder) => folder.customerName],
  ["Representás a", ({ folderParte }) => folderParte && PARTY_NAMES[folderParte]],
  ["Contraparte", (folder) => folder.folderContraparte],
  ["Materia", (folder) => folder.materia],
  ["Juzgado", (folder) => folder.folderJuzgado],
  ["Fuero", (folder) => folder.folderFuero],
  ["Jurisdicción", (folder) => folder.folderJuris],
  ["Inicio", (folder) => date(folder.initialDateFolder)],
  ["Cierre", (folder) => date(folder.finalDateFolder)],
  ["Expediente", (folder) => courtNumber(folder) ?? folder.folderExpediente],
];

/** The details of a case, and the state of its link with the court. */
export function FolderFacts({ folder, className }: { folder: Folder; className?: string }) {
  const { hasTeam, nameOf } = usePeople();
  const team: typeof FACTS = hasTeam
    ? [["Responsable", ({ responsibleId }) => nameOf(responsibleId)]]
    : [];
  if (folder.access === "reserved")
    team.push(["La ven", ({ memberIds }) => memberIds.map(nameOf).join(", ")]);
  return (
    <dl className={cn("grid gap-x-8 gap-y-3.5", className)}>
      {[...team, ...FACTS].map(([label, read]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-faint text-sm">{label}</dt>
          <dd className="mt-0.5 break-words">
            {read(folder) ?? <span className="text-ink-faint">Sin dato</span>}
          </dd>
        </div>
      ))}
      <div className="min-w-0">
        <dt className="text-ink-faint text-sm">Tribunal</dt>
        <dd className="mt-0.5 break-words">
          {folder.court ? (
            <CourtHealth folder={folder} />
          ) : (
            <span className="text-ink-faint">{courtLink(folder) ?? "Sin vínculo"}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
