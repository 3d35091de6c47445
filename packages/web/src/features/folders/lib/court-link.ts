import type { Folder } from "@foja/core/practice/folders/folder.schema";

type Link = Pick<Folder, "pjn" | "mev" | "causaAssociationStatus">;

/** The case's number at the court, with its department if the number does not contain it. */
export const courtNumber = ({ court }: Pick<Folder, "court">) =>
  court && [court.number, court.department].filter(Boolean).join(", ");

/** The state of the case's link with the court, in words. */
export function courtLink(link: Link): string {
  const system = link.pjn ? "PJN" : link.mev ? "MEV" : "el tribunal";
  switch (link.causaAssociationStatus) {
    case "verified":
      return `Vinculada con ${system}`;
    case "found":
      return `Por confirmar con ${system}`;
    case "pending":
      return `Esperando la respuesta de ${system}`;
    case "invalid":
      return `No se encontró en ${system}`;
    case "reserved":
      return `Reservada en ${system}`;
    case "failed":
      return `${system} no respondió`;
    default:
      return "Sin vincular";
  }
}
