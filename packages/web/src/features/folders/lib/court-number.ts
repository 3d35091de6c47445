import type { Preview } from "@foja/core/courts/causas/causa.schema";
import {
  type CourtCase,
  courtCase,
  FUERO_NAMES,
  PJN_FUEROS,
} from "@foja/core/practice/folders/court.rules";
import type { FolderValues } from "./folder-form";

/** A typed number: the court that it names, or what is wrong with it and at which field. */
export type CourtAsked = { court: CourtCase } | { wrong: { path: string; message: string } };

/** Whether a typed number is one of the MEV: it begins with a receptoría of two letters. */
export const isMev = (text: string): boolean => /^\s*[A-Za-z]{2}\s*-/.test(text);

/** Whether it begins unlike any number of the PJN or the MEV: it may be another court's. */
export const isOther = (text: string): boolean => !/^\s*[A-Za-z]{2,3}[\s-]*\d/.test(text);

/** Reads a number of either system: «CNT 4321/2024», «SI-12345-2021» with its department. */
export function courtAsked(text: string, department: string): CourtAsked {
  if (isMev(text)) return courtCase({ system: "mev", number: text, department });
  const read = courtCase({ system: "pjn", number: text });
  if ("court" in read || read.wrong.path !== "fuero") return read;
  // The form of a new case has one field: the fuero is part of the number.
  return {
    wrong: {
      path: "number",
      message:
        "Número de expediente: empezá por el fuero, como CNT 4321/2024. Si es de otro tribunal, se guarda como está.",
    },
  };
}

/** The values of a new case that the number and its court fill in. */
export function filledBy(
  { system, fuero, department }: CourtCase,
  { caratula, court }: Pick<Preview, "caratula" | "court">,
): Partial<FolderValues> {
  const juris =
    system === "mev"
      ? `Buenos Aires, ${department ?? ""}`
      : fuero && `${PJN_FUEROS[fuero] ?? ""} (${fuero})`;
  return {
    ...(caratula && { folderName: caratula.slice(0, 250) }),
    ...(fuero && FUERO_NAMES[fuero] && { folderFuero: FUERO_NAMES[fuero] }),
    ...(juris && { folderJuris: juris }),
    ...(court && { folderJuzgado: court.slice(0, 160) }),
  };
}
