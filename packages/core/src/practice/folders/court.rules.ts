/** A case in its court's system. `number` is in the system's own format, padded. */
export type CourtCase = {
  system: "pjn" | "mev";
  number: string;
  /** The PJN's code of the chamber, such as CNT; null in the MEV. */
  fuero: string | null;
  /** The judicial department of the province of Buenos Aires; null in the PJN. */
  department: string | null;
};

/** Chambers and courts of the PJN by its codes, in the order of its own list. */
export const PJN_FUEROS: Readonly<Record<string, string>> = {
  CSJ: "Corte Suprema de Justicia de la Nación",
  CIV: "Nacional en lo Civil",
  CAF: "Contencioso Administrativo Federal",
  CCF: "Civil y Comercial Federal",
  CNE: "Nacional Electoral",
  CSS: "Federal de la Seguridad Social",
  CPE: "Nacional en lo Penal Económico",
  CNT: "Nacional del Trabajo",
  CFP: "Criminal y Correccional Federal",
  CCC: "Nacional en lo Criminal y Correccional",
  COM: "Nacional en lo Comercial",
  CPF: "Casación Penal Federal",
  CPN: "Casación Penal Nacional",
  FBB: "Federal de Bahía Blanca",
  FCR: "Federal de Comodoro Rivadavia",
  FCB: "Federal de Córdoba",
  FCT: "Federal de Corrientes",
  FGR: "Federal de General Roca",
  FLP: "Federal de La Plata",
  FMP: "Federal de Mar del Plata",
  FMZ: "Federal de Mendoza",
  FPO: "Federal de Posadas",
  FPA: "Federal de Paraná",
  FRE: "Federal de Resistencia",
  FSA: "Federal de Salta",
  FRO: "Federal de Rosario",
  FSM: "Federal de San Martín",
  FTU: "Federal de Tucumán",
};

/** The branch of law of a case, by the PJN's code; other codes have none of their own. */
export const FUERO_NAMES: Readonly<Record<string, string>> = {
  CIV: "Civil",
  CNT: "Laboral",
  COM: "Comercial",
  CSS: "Seguridad Social",
  CAF: "Contencioso Administrativo",
  CPE: "Penal",
  CFP: "Penal",
  CCC: "Penal",
  CPF: "Penal",
  CPN: "Penal",
};

type CourtCaseInput = {
  system: "pjn" | "mev";
  number: string;
  fuero?: string;
  department?: string;
};
type Wrong = { path: string; message: string };

/**
 * Normalises a typed case number to its system's format: PJN `CNT 035335/2016/CA001` (the code of
 * the fuero may be given separately), MEV `SI-12345-2021` (receptoría, number, year).
 */
export function courtCase(given: CourtCaseInput): { court: CourtCase } | { wrong: Wrong } {
  return given.system === "pjn" ? pjnCase(given) : mevCase(given);
}

const PJN = /^(?:([A-Z]{3})\s+)?(\d{1,6})\/(\d{4})(\/[A-Z0-9/]{1,30})?$/;

function pjnCase({ number, fuero }: CourtCaseInput) {
  const [, written, digits = "", year, rest = ""] = PJN.exec(number.trim().toUpperCase()) ?? [];
  if (!digits) {
    return wrong("number", "Número de expediente: escribilo como CNT 035335/2016.");
  }
  const code = written ?? fuero?.trim().toUpperCase();
  if (!code || !Object.hasOwn(PJN_FUEROS, code)) {
    return wrong("fuero", "Fuero: elegí uno de la lista del PJN, como CIV, CNT o COM.");
  }
  if (written && fuero && fuero.trim().toUpperCase() !== written) {
    return wrong("fuero", "Fuero: no es el que nombra el número de expediente.");
  }
  const full = `${code} ${digits.padStart(6, "0")}/${year}${rest}`;
  return { court: { system: "pjn" as const, number: full, fuero: code, department: null } };
}

const MEV = /^([A-Z]{2})\s*-\s*(\d{1,8})\s*[-/]\s*(\d{4})$/;

function mevCase({ number, department }: CourtCaseInput) {
  const [, receptoria, digits, year] = MEV.exec(number.trim().toUpperCase()) ?? [];
  if (!receptoria) {
    return wrong("number", "Número de receptoría: escribilo como SI-12345-2021.");
  }
  if (!department?.trim()) {
    return wrong("department", "Departamento judicial: elegí en cuál tramita la causa.");
  }
  const full = `${receptoria}-${digits}-${year}`;
  const court = { system: "mev" as const, number: full, fuero: null };
  return { court: { ...court, department: department.trim() } };
}

const wrong = (path: string, message: string) => ({ wrong: { path, message } });
