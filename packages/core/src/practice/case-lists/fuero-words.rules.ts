import { fold } from "../../kernel/text.rules";
import { PJN_FUEROS } from "../folders/court.rules";

/** A text names a fuero of the PJN: for certain, or only its branch of law. */
export type FueroSaid = { code: string; sure: boolean };

/** What names a chamber of the PJN beyond doubt, in folded text. */
const CERTAIN: readonly [string, readonly string[]][] = [
  ["CSS", ["seguridad social", "cfss"]],
  [
    "CAF",
    ["contencioso administrativo federal", "cont adm federal", "contenciosoadministrativo federal"],
  ],
  ["CCF", ["civil y comercial federal", "civ y com federal"]],
  ["CPE", ["penal economico"]],
  ["CNE", ["nacional electoral"]],
  ["CCC", ["nacional en lo criminal y correccional", "criminal y correccional nacional"]],
  ["CFP", ["criminal y correccional federal"]],
  [
    "CNT",
    [
      ...[
        "nacional del trabajo",
        "nacional de primera instancia del trabajo",
        "jnt",
        "cnat",
        "jnpit",
      ],
      ...[
        "nacional de 1ra instancia del trabajo",
        "nac del trabajo",
        "nac trabajo",
        "nacional trabajo",
      ],
      ...["1ra instancia del trabajo", "1ra inst del trabajo", "primera instancia del trabajo"],
    ],
  ],
  [
    "CIV",
    [
      "nacional en lo civil",
      "nacional de primera instancia en lo civil",
      "nac civil",
      "cnciv",
      "jnc",
      "nacional civil",
    ],
  ],
  [
    "COM",
    [
      "nacional en lo comercial",
      "nacional de primera instancia en lo comercial",
      "nac comercial",
      "cncom",
      "nacional comercial",
    ],
  ],
];

/** What names only a branch of law, which provinces have, too. */
const BRANCHES: readonly [string, RegExp][] = [
  ["CCF", / civil y comercial federal /],
  ["CNT", / (?:trabajo|laboral) /],
  ["COM", / comercial /],
  ["CIV", / civil /],
  ["CSS", / previsional /],
];

/** Words by which a court is not one of the capital. */
const ELSEWHERE =
  / (?:provincia|prov|bs as|dto|depto|departamento|departamental|dptal|familia|paz|tribunal del trabajo|civil y comercial) /;

const plain = (text: string) =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/ (?:de |en |)lo /g, " en lo ")
    .trim()} `;

const IS_CODE = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(PJN_FUEROS).join("|")})(?![\\p{L}\\d])`,
  "u",
);

/** The code of the PJN that a text writes in capitals: «CNT», «Nacional del Trabajo (CNT)». */
export const fueroCodeIn = (text: string): string | undefined => IS_CODE.exec(text)?.[1];

/** The fuero of the PJN that a court, a fuero or a jurisdiction names. */
export function fueroIn(text: string): FueroSaid | undefined {
  const code = fueroCodeIn(text);
  if (code) return { code, sure: true };
  const said = plain(text);
  for (const [one, names] of CERTAIN) {
    if (names.some((name) => said.includes(` ${name} `))) return { code: one, sure: true };
  }
  if (ELSEWHERE.test(said)) return undefined;
  const branch = BRANCHES.find(([, pattern]) => pattern.test(said));
  return branch && { code: branch[0], sure: false };
}
