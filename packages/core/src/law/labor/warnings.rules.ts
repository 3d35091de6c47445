import { addDays, addMonths } from "../../kernel/day.rules";
import { dateText, moneyText, numberText } from "../../kernel/money.rules";
import { isVerified, SUGGESTED } from "../calculation/norm.rules";
import { doubledBy, presumptionOf, specialMonths } from "./aggravated.rules";
import { capOf } from "./base.rules";
import { baseWarnings } from "./base-warnings.rules";
import { exceeds } from "./calendar.rules";
import { shareOf } from "./dismissal.rules";
import { DOMESTIC_TRIAL } from "./domestic.rules";
import type { Facts } from "./facts.rules";
import { annualDays } from "./final-pay.rules";
import { registrationOf } from "./fines.rules";
import type { Code, LineDraft } from "./line.rules";
import { CAP, TRIAL } from "./norms.rules";
import { lawName, lawOf } from "./regime.rules";
import { FROM_MEMORY, ruling, SINCE_LCT } from "./ruling.rules";

type Warning = [text: string, holds: boolean];

/** What a person must read before signing: doubts of the law, and options that had no effect. */
export function warningsOf(facts: Facts, lines: readonly LineDraft[]): string[] {
  const has = (code: Code) => lines.some(({ codigo }) => codigo === code);
  const all = [
    ...ofRegime(facts),
    ...ofTrial(facts),
    ...ofEnd(facts),
    ...ofPay(facts),
    ...ofAggravated(facts, has),
    ...ofFines(facts, has),
    ...ofHomes(facts),
    ...ofDisputes(facts, has),
    ...baseWarnings(facts),
  ];
  return [...all.filter(([, holds]) => holds).map(([text]) => text), ...doubtsOf(lines)];
}

/** One sentence for each doubtful rule on which some line depends. */
export function doubtsOf(lines: readonly LineDraft[]): string[] {
  const doubtful = lines
    .flatMap(({ norms, basis = [] }) => [...norms, ...basis])
    .filter(({ verificado }) => !isVerified(verificado))
    .map(({ norma, fuente }) => `${SUGGESTED}: ${norma} (${fuente}).`);
  return [...new Set(doubtful)];
}

function ofRegime({ exit, law, options, variables }: Facts): Warning[] {
  const own = lawOf(exit).regime;
  return [
    [
      `Se eligió la ${lawName(law.regime)}; por la fecha de egreso corresponde la ${lawName(own)}.`,
      law.regime !== own,
    ],
    [
      "La fecha de egreso es anterior a la Ley de Contrato de Trabajo: se aplica su texto más antiguo.",
      exit < SINCE_LCT,
    ],
    [
      "La base del art. 245 no lleva SAC en la Ley 27.802: esa opción no se aplica.",
      options.incluirSACenBase === true && law.regime === "C",
    ],
    [
      "Sin remuneración, los rubros usan la normal y habitual que surge de los conceptos, con la regla de la Ley 27.802.",
      !variables.remuneracion && law.regime !== "C",
    ],
  ];
}

function ofTrial(facts: Facts): Warning[] {
  // Work in private homes has its own trial.
  if (facts.domestic) return [];
  const { variables, options, trial, seniority, law, mode, treatment } = facts;
  const asked = variables.enPrueba === true || mode === "prueba";
  const { months, longest } = ruling(TRIAL, law.day).valor;
  const limit = options.mesesPrueba ?? longest;
  return [
    [
      "La relación no registrada se entiende sin período de prueba (art. 92 bis).",
      asked && variables.noRegistrado === true,
    ],
    [
      `La antigüedad supera los ${limit} meses del período de prueba: se liquida sin él.`,
      asked && !trial && variables.noRegistrado !== true,
    ],
    [
      `La antigüedad supera los ${longest} meses de prueba de la ley que rige: revisá si correspondía.`,
      trial && exceeds(seniority, longest),
    ],
    [
      `Un período de prueba de más de ${months} meses depende del convenio (empresas de hasta 100 trabajadores).`,
      trial && !options.mesesPrueba && exceeds(seniority, months) && !exceeds(seniority, longest),
    ],
    [
      `La antigüedad no supera los ${months} meses: si la relación estaba en período de prueba, marcalo.`,
      !asked && !variables.noRegistrado && treatment.valor.preaviso && !exceeds(seniority, months),
    ],
    [
      "En período de prueba no se liquidó la indemnización por antigüedad; en este modo de extinción se discute.",
      trial && !treatment.valor.injustificado && treatment.valor.porcentaje > 0,
    ],
    [
      `Por el período de prueba no hay indemnización por antigüedad ni integración${law.regime === "C" ? ", ni preaviso (art. 231)" : ""}: ${ruling(TRIAL, law.day).norma}.`,
      trial && treatment.valor.injustificado === true,
    ],
  ];
}

function ofEnd(facts: Facts): Warning[] {
  const { mode, seniority, variables, options, law } = facts;
  const fixedTerm = mode === "plazoFijoCumplido";
  return [
    [
      "Un plazo fijo de menos de un año que termina con preaviso no lleva indemnización (art. 250).",
      fixedTerm && shareOf(facts) === 0 && seniority.anios < 1,
    ],
    [
      "Sin preaviso, el plazo fijo se convierte en tiempo indeterminado (art. 94): si correspondiera, liquidalo como despido sin causa.",
      fixedTerm && variables.preavisoOtorgado !== true,
    ],
    [
      "La ruptura anticipada del plazo fijo da además daños y perjuicios (art. 95), que acá no se calculan.",
      !!options.fechaFinPlazoFijo && law.regime !== "C",
    ],
    [
      "La suma acordada sólo se liquida en el mutuo acuerdo.",
      !!variables.sumaAcordada && mode !== "mutuoAcuerdo",
    ],
    [
      "El mutuo acuerdo se formaliza por escritura o ante la autoridad (art. 241); en concepto de qué se paga la suma lo define el acuerdo.",
      mode === "mutuoAcuerdo",
    ],
    [
      "La quiebra se liquidó al 50 %: si le es imputable al empleador, el juez puede dar el 100 % (art. 251).",
      mode === "quiebra" && (options.porcentaje251 ?? 50) === 50,
    ],
    [
      "Con la inhabilitación del art. 254 se liquida lo del art. 247, salvo dolo o culpa grave; si lleva preaviso se discute.",
      mode === "inhabilitacion254",
    ],
    [
      "La jubilación es anterior al ingreso: la antigüedad se cuenta desde el ingreso.",
      mode === "jubiladoQueSigue" &&
        !!variables.fechaJubilacion &&
        variables.fechaJubilacion < facts.entry,
    ],
    ...ofRehire(facts),
  ];
}

function ofPay({ variables, law, base, pay, seniority, options, entry, exit }: Facts): Warning[] {
  const { topeCCT, promedioCCT, conceptos } = variables;
  const months = conceptos?.[0]?.importes.length ?? 0;
  const taken = options.diasVacacionesGozadas ?? 0;
  const annual = annualDays(entry, exit);
  const tripled = (promedioCCT ?? 0) * ruling(CAP, law.day).valor.times;
  return [
    [
      `El tope cargado (${moneyText(topeCCT ?? 0)}) no es tres veces el promedio (${moneyText(tripled)}): se usó el tope.`,
      !!topeCCT && !!promedioCCT && Math.abs(topeCCT - tripled) > 0.01,
    ],
    [
      `El tope del convenio bajó la base del art. 245 de ${moneyText(base.whole)} a ${moneyText(base.computable)}; no toca el preaviso ni la integración.`,
      capOf(variables, law) !== undefined && base.computable.lt(base.whole),
    ],
    [
      "Con remuneración cargada, los conceptos sólo se usan desde la Ley 27.802.",
      !!conceptos && !!variables.remuneracion && law.regime !== "C",
    ],
    [
      `La base por conceptos (${moneyText(base.whole)}) no es la remuneración (${moneyText(pay)}): el art. 245 usa la primera y los demás rubros la segunda.`,
      !!conceptos && !!variables.remuneracion && law.regime === "C" && !base.whole.eq(pay),
    ],
    [
      `Los conceptos traen ${months} de los doce meses del último año y la relación duró más: completalos.`,
      months > 0 && months < 12 && exceeds(seniority, months),
    ],
    [
      `Se cargaron ${numberText(taken)} días de vacaciones gozados y al año le tocan ${annual}: revisá.`,
      taken > annual,
    ],
  ];
}

function ofRehire({ options, law, apart }: Facts): Warning[] {
  const { reingreso } = options;
  const ended = reingreso?.fechaEgresoAnterior;
  const reformed = !!reingreso && law.regime === "C";
  return [
    [
      "Falta cuándo terminó el contrato anterior: si pasaron más de dos años hasta el reingreso, ese tiempo no cuenta (LCT art. 18).",
      reformed && !ended,
    ],
    [
      "Pasaron más de dos años entre el contrato anterior y el reingreso: ese tiempo no cuenta ni se descuenta lo cobrado (LCT art. 18).",
      apart,
    ],
    [
      "Entre los dos contratos no hubo servicio y se contó corrido: el art. 18 habla de tiempo efectivamente trabajado, revisá los períodos.",
      !!ended && !apart && addDays(ended, 1) < (reingreso?.fecha ?? ""),
    ],
    [
      "Actualizá con IPC lo cobrado por el despido anterior (art. 255): se tomó sin actualizar.",
      reformed && !apart && !reingreso.coeficienteIPC,
    ],
  ];
}

type Has = (code: Code) => boolean;

function ofAggravated(facts: Facts, has: Has): Warning[] {
  const { options, exit, law } = facts;
  const asked = !!specialMonths(facts);
  const presumed = presumptionOf(facts);
  const decree = doubledBy(facts);
  return [
    [
      "La indemnización del art. 182 se liquida en despidos sin causa o indirectos.",
      asked && !has("art182") && !has("art245bis"),
    ],
    [
      `El despido queda fuera de la presunción (${presumed?.map(dateText).join(" a ")}): el motivo se prueba.`,
      !!presumed && (exit < presumed[0] || exit > presumed[1]),
    ],
    [
      "El agravamiento del art. 245 bis rige desde la Ley 27.742 y sobre la indemnización por antigüedad: no se liquidó.",
      !!options.porcentajeArt245bis && !has("art245bis") && !has("art182"),
    ],
    [
      "El art. 245 bis no se acumula con otra indemnización especial: se liquidó la mayor.",
      !!options.porcentajeArt245bis && asked && law.regime !== "A",
    ],
    [
      `El ${decree?.norma} ordenaba un incremento para los despidos de esa fecha (${FROM_MEMORY}): si corresponde, marcá la doble indemnización.`,
      !!decree && !options.dobleIndemnizacion && has("antiguedad_245"),
    ],
    [
      "La doble indemnización no se aplica: rigió para despidos sin causa del 13/12/2019 al 30/6/2022 y contratos anteriores.",
      options.dobleIndemnizacion === true && !has("dnu_doble_indemnizacion"),
    ],
    [
      "La tutela del art. 52 de la Ley 23.551 se liquida en despidos sin causa o indirectos, hasta un año después de su fin.",
      !!options.fechaFinTutela && !has("ley23551_art52"),
    ],
    [
      "La tutela sindical pide que la designación o la candidatura se haya notificado al empleador (Ley 23.551, art. 49, de memoria).",
      has("ley23551_art52"),
    ],
    [
      "La compensación del art. 183 b pide un año de antigüedad (art. 185, de memoria): revisá.",
      has("art183b") && facts.seniority.anios < 1,
    ],
    [
      "La compensación del art. 183 b se liquida cuando el contrato termina por renuncia.",
      options.art183b === true && !has("art183b"),
    ],
  ];
}

function ofFines(facts: Facts, has: Has): Warning[] {
  const { variables, options, law, seniority } = facts;
  const { late, none, inPart, notified } = registrationOf(facts);
  const wanting = late || none || inPart !== undefined;
  const asked = wanting || variables.intimacionArt2 || variables.intimacionArt80;
  const applied = law.regime === "A" || options.multasDerogadas === true;
  const registered = has("ley24013_art8") || has("ley24013_art9") || has("ley24013_art10");
  return [
    [
      "Las multas de las leyes 24.013, 25.323 y 25.345 están derogadas desde el 9/7/2024 (Ley 27.742): no se liquidan. Quien las sostenga puede pedirlas con esa opción.",
      !!(asked || options.meses132bis) && !applied && !facts.domestic,
    ],
    [
      "Se liquidan multas derogadas por la Ley 27.742 a pedido del profesional.",
      options.multasDerogadas === true && law.regime !== "A",
    ],
    [
      "Las multas de la Ley 24.013 piden la intimación del art. 11; se la da por cursada porque se cargaron las remuneraciones no registradas.",
      registered && notified && typeof variables.intimacionArt11 !== "boolean",
    ],
    [
      "El art. 1 de la Ley 25.323 no se acumula con los arts. 8 a 10 de la Ley 24.013: no se liquida.",
      registered,
    ],
    [
      `Se cargaron ${numberText(variables.remuneracionesNoRegistradas?.length ?? 0)} meses no registrados y la relación duró menos.`,
      none &&
        (variables.remuneracionesNoRegistradas?.length ?? 0) >
          seniority.anios * 12 + seniority.meses + 1,
    ],
    [
      "Pasaron más de dos años desde la intimación del art. 11: el art. 15 de la Ley 24.013 no se liquida.",
      applied &&
        !!options.fechaIntimacionArt11 &&
        addMonths(options.fechaIntimacionArt11, 24) < addDays(facts.exit, 0),
    ],
  ];
}

function ofHomes({ domestic, variables, trial, law, seniority }: Facts): Warning[] {
  const { months, text } = ruling(DOMESTIC_TRIAL, law.day).valor;
  return [
    [
      "En casas particulares no se calculan las multas de las leyes 24.013, 25.323 y 25.345, ni el recargo del art. 50 de la Ley 26.844.",
      domestic &&
        !!(variables.noRegistrado || variables.intimacionArt2 || variables.intimacionArt80),
    ],
    [
      "En el período de prueba de casas particulares no hay preaviso ni indemnización (Ley 26.844, art. 7).",
      domestic && trial,
    ],
    [
      `Con esa antigüedad ya no había prueba: en casas particulares dura ${text} (Ley 26.844, art. 7). Revisá si corresponde.`,
      domestic && trial && exceeds(seniority, months),
    ],
  ];
}

/** What opposing counsel will argue about the law itself, not about unverified norms. */
function ofDisputes({ exit, law, domestic, variables, treatment }: Facts, has: Has): Warning[] {
  const reformed = law.regime === "C" && has("antiguedad_245");
  const isDismissal = treatment.valor.injustificado === true && !domestic;
  const fined = ["ley24013_art8", "ley24013_art9", "ley24013_art10", "ley24013_art15"] as const;
  const others = ["ley25323_art1", "ley25323_art2", "art80_LCT_multa", "art132bis"] as const;
  return [
    [
      "El SAC sobre las vacaciones no gozadas se discute: se puede sacar.",
      has("sac_vacaciones") && !domestic,
    ],
    [
      "El DNU 70/2023 (arts. 53 a 58) derogó estas multas desde el 29/12/2023 y fue suspendido en juicio: en este despido se discuten.",
      exit >= "2023-12-29" && exit <= "2024-07-08" && [...fined, ...others].some(has),
    ],
    [
      "«Último año» del art. 245 se discute: de enero a diciembre, o los doce meses anteriores al egreso, que son los que se tomaron.",
      reformed && !!variables.conceptos,
    ],
    [
      "Hay fallos contra la Ley 27.802 (sobre su art. 55: Cám. Trab. Córdoba, Sala 1, 10/3/2026, y TT 3 La Plata): mirá los de tu jurisdicción.",
      reformed,
    ],
    [
      "Una fuente informa, sin texto oficial, que 82 artículos de la Ley 27.802 estuvieron suspendidos del 30/3 al 23/4/2026: verificá qué regía ese día.",
      law.regime === "C" && exit >= "2026-03-30" && exit <= "2026-04-23" && isDismissal,
    ],
    [
      "La Ley 27.802 hace del art. 245 la única reparación del despido: se discute frente a otros reclamos.",
      reformed,
    ],
  ];
}
