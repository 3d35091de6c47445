import { type Random, random } from "./random";

/** A case as it really is, beside how a list writes it. */
export type TrueCase = {
  caratula: string;
  /** As its court writes it. */
  number: string;
  system: "pjn" | "mev" | "eje";
  department: string | null;
  claimant: string;
  defendant: string;
};

export const STYLES = ["portal", "spreadsheet", "text", "lines"] as const;
export type Style = (typeof STYLES)[number];

/** A list of cases as a practice keeps it, with the cases that are in it. */
export type CaseList = { style: Style; text: string; truth: TrueCase[] };

const FIRST =
  "Juan Carlos,María Elena,Ana,Luis Alberto,Marta,José,Silvia Noemí,Néstor,Graciela,Raúl";
const LAST =
  "Pérez,Gómez,Sosa,Benítez,Núñez,Di Marco,De la Cruz,Ibáñez,Fernández,Acuña,Zárate,Coria,Villalba,Ñancucheo";
const COMPANIES =
  "Acme S.A.,Edesur S.A.,Galeno ART S.A.,Banco Río S.A.,Transportes del Oeste S.R.L.,Consorcio Av. Rivadavia 4521,Swiss Medical S.A.,Coto C.I.C.S.A.,ANSES,Metrovías S.A.,OSDE,Telecom Argentina S.A.";
const OBJECTS: Readonly<Record<string, string>> = {
  CNT: "despido,accidente - ley especial,diferencias de salarios",
  CIV: "daños y perjuicios,desalojo por falta de pago,sucesión ab intestato,alimentos",
  COM: "ordinario,ejecutivo,quiebra",
  CSS: "reajustes varios,amparos y sumarísimos",
  MEV: "despido,daños y perjuicios,cobro ejecutivo,sucesión ab intestato",
  EJE: "amparo,impugnación de actos administrativos",
};
const COURTS: Readonly<Record<string, readonly string[]>> = {
  CNT: ["Juzgado Nacional de 1ra Instancia del Trabajo Nro. {n}", "Juzg. Nac. del Trabajo {n}"],
  CIV: ["Juzgado Nacional en lo Civil N° {n}", "JUZGADO CIVIL {n}"],
  COM: ["Juzgado Nacional en lo Comercial N° {n}", "Juzgado Comercial {n} - Secretaría Nº {m}"],
  CSS: ["Juzgado Federal de la Seguridad Social N° {n}"],
  MEV: ["Juzgado Civil y Comercial N° {n}", "Tribunal del Trabajo N° {n}"],
  EJE: ["Juzgado Contencioso Administrativo y Tributario N° {n}"],
};
const RECEPTORIAS: Readonly<Record<string, string>> = {
  SI: "San Isidro",
  MO: "Morón",
  LP: "La Plata",
  LZ: "Lomas de Zamora",
  SM: "San Martín",
  QL: "Quilmes",
};

/** Half of the cases at national courts, a third in the province, the rest in the capital. */
const SHARES: readonly TrueCase["system"][] = (
  [
    ["pjn", 10],
    ["mev", 7],
    ["eje", 3],
  ] as const
).flatMap(([system, share]) => Array.from({ length: share }, () => system));

/** A carátula that a court gives to a number, for lists whose cases exist there. */
export type CaratulaOf = (system: "pjn" | "mev", number: string) => string;

/**
 * So many different cases, in each of the four styles in turn; the same seed gives the same lists.
 * With `caratulaOf`, the cases of portals have the carátulas of their courts.
 */
export function caseLists(seed: number, count: number, caratulaOf?: CaratulaOf): CaseList[] {
  const odds = random(seed);
  const all = Array.from({ length: count }, (_, i) => trueCase(odds, i)).map((draft) =>
    caratulaOf ? atCourt(draft, caratulaOf) : draft,
  );
  return STYLES.map((style, s) => {
    const drafts = all.filter((_, i) => i % STYLES.length === s);
    return { style, truth: drafts.map(({ one }) => one), text: WRITE[style](drafts, odds) };
  });
}

function atCourt(draft: Draft, caratulaOf: CaratulaOf): Draft {
  const { one } = draft;
  if (one.system === "eje") return draft;
  const caratula = caratulaOf(one.system, one.number);
  const [claimant = "", defendant = ""] = caratula.split(/ [cs]\/ /);
  return { ...draft, one: { ...one, caratula, claimant, defendant } };
}

type Draft = { one: TrueCase; kind: string; court: string; object: string };

function trueCase(odds: Random, i: number): Draft {
  const system = odds.pick(SHARES);
  const fuero = odds.pick(["CNT", "CNT", "CIV", "COM", "CSS"]);
  const kind = system === "pjn" ? fuero : system.toUpperCase();
  const letters = odds.pick(Object.keys(RECEPTORIAS));
  const object = odds.pick((OBJECTS[kind] ?? "").split(","));
  const claimant = `${odds.pick(LAST.split(","))}, ${odds.pick(FIRST.split(","))}`;
  const isAlone = /suces|quiebra/.test(object);
  const defendant = isAlone ? "" : odds.pick(COMPANIES.split(","));
  const court = odds
    .pick(COURTS[kind] ?? [])
    .replace("{n}", String(odds.below(80) + 1))
    .replace("{m}", String(odds.below(99) + 1));
  const against = defendant ? ` c/ ${defendant}${odds.often(0.1) ? " y otro" : ""}` : "";
  // The place in the list is in the number: no two cases have the same.
  const digits = 1000 + i * 97;
  const year = 2014 + odds.below(12);
  const number = {
    pjn: `${fuero} ${String(digits).padStart(6, "0")}/${year}${odds.often(0.05) ? "/CA001" : ""}`,
    mev: `${letters}-${digits}-${year}`,
    eje: odds.often(0.5)
      ? `EXP ${digits}/${year}-0`
      : `J-01-${String(digits).padStart(8, "0")}-${odds.below(10)}/${year}-0`,
  }[system];
  const one = {
    claimant,
    defendant,
    number,
    system,
    caratula: `${claimant}${against} s/ ${object}`,
  };
  const department = system === "mev" ? (RECEPTORIAS[letters] ?? null) : null;
  return { one: { ...one, department }, kind, court, object };
}

type Write = (drafts: readonly Draft[], odds: Random) => string;

/** A carátula as portals and offices write the same one. */
const inStyle = (caratula: string, odds: Random) =>
  odds.pick([
    caratula,
    caratula.toUpperCase(),
    caratula.replace(" c/ ", " C/ ").replace(" s/ ", " S/ "),
    caratula.replace(" s/ ", " s/"),
  ]);

const date = (odds: Random) =>
  odds.pick([
    `${odds.below(28) + 1}/${odds.below(12) + 1}/20${15 + odds.below(10)}`,
    `0${odds.below(9) + 1}/1${odds.below(3)}/${15 + odds.below(10)}`,
    `20${15 + odds.below(10)}-0${odds.below(9) + 1}-1${odds.below(10)}`,
  ]);

const portal: Write = (drafts, odds) =>
  [
    ["Expediente", "Dependencia", "Carátula", "Situación", "Últ. Act."],
    ...drafts.map(({ one, court }) => [
      one.number,
      court.toUpperCase(),
      inStyle(one.caratula, odds),
      odds.pick(["EN LETRA", "A DESPACHO", "EN TRAMITE", "ARCHIVADO"]),
      date(odds),
    ]),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n");

/** A number as a spreadsheet has it: without the zeros, in half of those of a named court without fuero. */
const loose = ({ one, court }: Draft, odds: Random) => {
  const plain = one.number.replace(/ 0+/, " ");
  const tellsFuero = one.system === "pjn" && /Nac|Federal/.test(court);
  return tellsFuero && odds.often(0.5) ? plain.slice(4) : plain;
};

const spreadsheet: Write = (drafts, odds) =>
  [
    "Autos;Nro. Expte.;Cliente;Demandado;Juzgado;Departamento judicial;Estado;Fecha inicio;Teléfono;DNI;Carpeta",
    ...drafts.map((draft, i) => {
      const { one, court } = draft;
      return [
        inStyle(one.caratula, odds),
        loose(draft, odds),
        one.claimant.replace(", ", " "),
        one.defendant,
        court,
        one.department ?? "",
        odds.pick(["En trámite", "Terminada", "A prueba", ""]),
        date(odds),
        odds.often(0.6) ? `11 4${100 + odds.below(800)}-${1000 + odds.below(8999)}` : "",
        odds.often(0.4)
          ? `${20 + odds.below(20)}.${100 + odds.below(899)}.${100 + odds.below(899)}`
          : "",
        `A-${i}`,
      ].join(";");
    }),
  ].join("\n");

/** What people write beside their cases. */
const REMARKS = [
  "llamar al perito",
  "urgente",
  "ver con Marta",
  "falta pagar tasa",
  "acuerdo posible",
];

const text: Write = (drafts, odds) =>
  drafts
    .map((draft, i) => {
      const { one, court } = draft;
      const caratula = inStyle(one.caratula, odds);
      const number = one.number.replace(/ 0+/, " ");
      return odds.pick([
        `- ${caratula}, expte. ${number}, ${court}`,
        `${i + 1}) "${caratula}" (Expte. N° ${number}) ${court}`,
        `${number} - ${caratula} - ${court} - en trámite`,
        `${caratula} - ${number} - tel 11 4${100 + odds.below(800)}-${1000 + odds.below(8999)}`,
        `${caratula} - ${number} - ${odds.pick(REMARKS)}`,
        `${caratula}, ${odds.pick(REMARKS)}, ${number}`,
        `• ${number} ${caratula}, iniciada el ${date(odds)}, cliente la actora`,
      ]);
    })
    .join("\n");

const lines: Write = (drafts, odds) =>
  drafts
    .map(({ one, court }) => {
      const caratula = inStyle(one.caratula, odds);
      // Like a page whose lines are short: a long carátula goes on in the next one.
      const at = caratula.length > 60 ? caratula.search(/ s\//i) : -1;
      const broken = at > 0 ? `${caratula.slice(0, at)}\n${caratula.slice(at + 1)}` : caratula;
      const rest = [`Juzgado: ${court}`, `Fecha de inicio: ${date(odds)}`];
      return [broken, `Expte. N° ${one.number}`, ...rest.slice(0, odds.below(3))].join("\n");
    })
    .join("\n\n");

const WRITE: Readonly<Record<Style, Write>> = { portal, spreadsheet, text, lines };
