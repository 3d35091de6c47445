import type { Folder } from "@foja/core/folders/folder.schema";

type Link = Pick<
  Folder,
  "pjn" | "mev" | "causaVerified" | "causaIsValid" | "causaAssociationStatus"
>;

/** How the case stands with the court's system, in words. */
export function courtLink(link: Link): string {
  const system = link.pjn ? "PJN" : link.mev ? "MEV" : "el tribunal";
  if (link.causaVerified && link.causaIsValid === false) return `Sin datos válidos en ${system}`;
  switch (link.causaAssociationStatus) {
    case "success":
      return link.causaVerified
        ? `Vinculada con ${system}`
        : `Vinculada con ${system}, sin verificar`;
    case "pending":
      return `Esperando la respuesta de ${system}`;
    case "failed":
      return `No se encontró en ${system}`;
    default:
      return "Sin vincular";
  }
}
