import type { PortalId } from "@foja/core/kernel/ports/court";

/** The parts of a case number. Without a prefix, it means that number under any prefix. */
export type Place = {
  system: PortalId;
  /** The PJN's fuero, the MEV's receptoría. */
  prefix: string | null;
  digits: number;
  year: number;
  /** The incident of a case of the PJN. */
  rest: string;
};

const SHAPES = {
  pjn: /^(?:([A-Z]{3})\s+)?(\d{1,6})\/(\d{4})((?:\/[A-Z0-9]{1,20})*)$/,
  mev: /^(?:([A-Z]{2})\s*-\s*)?(\d{1,8})\s*[-/]\s*(\d{4})()$/,
};

/** Parses a case number as people write it; undefined when it is not one. */
export function placeOf(system: PortalId, number: string): Place | undefined {
  const match = SHAPES[system].exec(number.trim().toUpperCase());
  if (!match) return undefined;
  const [, prefix, digits, year, rest = ""] = match;
  return { system, prefix: prefix ?? null, digits: Number(digits), year: Number(year), rest };
}

/** The key of a case in the registry. */
export const keyOf = ({ system, prefix, digits, year, rest }: Place) =>
  `${system} ${prefix ?? "*"} ${digits}/${year}${rest}`;

/** The case number as its system writes it. */
export const numberOf = ({ system, prefix, digits, year, rest }: Place) =>
  system === "pjn"
    ? `${prefix ?? "???"} ${String(digits).padStart(6, "0")}/${year}${rest}`
    : `${prefix ?? "??"}-${digits}-${year}`;

/** The identifier of a case in the PJN's feed: its number, in a form for URLs. */
export const pjnId = ({ prefix, digits, year, rest }: Place) =>
  [prefix ?? "", String(digits).padStart(6, "0"), year, ...rest.split("/").filter(Boolean)]
    .join("-")
    .toLowerCase();

export function fromPjnId(id: string): Place | undefined {
  const [prefix = "", digits = "", year = "", ...rest] = id.split("-");
  return placeOf("pjn", `${prefix} ${[digits, year, ...rest].join("/")}`);
}

const A = "A".charCodeAt(0);

/** The identifier of a case in the MEV's feed: an integer that encodes the case number. */
export function mevId({ prefix, digits, year }: Place): number {
  const [a = 0, b = 0] = [...(prefix ?? "AA")].map((letter) => letter.charCodeAt(0) - A);
  return (a * 26 + b + 1) * 1e12 + year * 1e8 + digits;
}

export function fromMevId(id: number): Place | undefined {
  const letters = Math.floor(id / 1e12) - 1;
  const prefix = String.fromCharCode(A + Math.floor(letters / 26), A + (letters % 26));
  const year = Math.floor((id % 1e12) / 1e8);
  return placeOf("mev", `${prefix}-${id % 1e8}-${year}`);
}
