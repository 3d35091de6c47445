import { words } from "../../kernel/text.rules";
import type { Contact } from "./contact.schema";

/** The parts of a person's or company's name typed as one line of text. */
export type NameParts = Pick<Contact, "name" | "lastName" | "type">;

/** Words that only occur in names of companies and bodies. */
const OF_COMPANIES = new Set(
  (
    "sa srl sas sca scs sau saic saci saciyf sacifi sh ltda ute fideicomiso cooperativa coop " +
    "sociedad empresa compania cia asociacion fundacion consorcio banco municipalidad ministerio " +
    "obra sindicato union federacion camara universidad hospital sanatorio clinica instituto " +
    "estado gobierno provincia aseguradora seguros art anses afip arca pami transportes " +
    "construcciones servicios hermanos hnos estudio"
  ).split(" "),
);

/** The particles that may precede a surname. */
const PARTICLES = new Set(["de", "del", "la", "las", "los", "da", "di", "van", "von", "san"]);

const isUpper = (word: string) => word.length > 1 && word === word.toLocaleUpperCase("es-AR");

/**
 * Splits a typed name into its parts: «Sosa, Marcos», «Marcos Sosa», «SOSA Marcos», «Juan de la
 * Cruz»; the name of a company or a body is not split. A single word is a first name.
 */
export function namePartsOf(text: string): NameParts {
  const whole = text.replace(/\s+/g, " ").trim();
  if (words(whole).some((word) => OF_COMPANIES.has(word))) {
    return { name: whole, lastName: null, type: "juridica" };
  }
  const [before = "", ...after] = whole.split(",").map((part) => part.trim());
  const rest = after.join(" ").trim();
  if (rest !== "" && before !== "") return { name: rest, lastName: before, type: "humana" };
  return { ...splitName(whole.replaceAll(",", "").trim().split(" ")), type: "humana" };
}

function splitName(all: string[]): Pick<NameParts, "name" | "lastName"> {
  if (all.length === 1) return { name: all[0] ?? "", lastName: null };
  const shouted = all.findIndex((word) => !isUpper(word));
  // «SOSA Marcos», but not «MARCOS SOSA».
  if (shouted > 0) return inParts(all.slice(shouted), all.slice(0, shouted));
  let from = all.length - 1;
  while (from > 1 && PARTICLES.has((all[from - 1] ?? "").toLowerCase())) from -= 1;
  return inParts(all.slice(0, from), all.slice(from));
}

const inParts = (name: string[], lastName: string[]) => ({
  name: name.join(" "),
  lastName: lastName.join(" "),
});
