import { fold } from "../../kernel/text.rules";
import type { DocumentKind } from "../../practice/documents/document-kinds.rules";

/** What the titles of movements say their document is; the first that fits counts. */
const SAID: readonly [words: RegExp, kind: DocumentKind][] = [
  [/\b(pericia|peritaje|perit[oa]|informe pericial)\b/, "pericia"],
  [/\bcedula\b/, "cedula"],
  [
    /\b(sentencia|resolucion|providencia|despacho|auto|autos|traslado|vista|intimacion)\b/,
    "resolucion",
  ],
  [/\b(demanda|contesta|contestacion|reconvencion)\b/, "demanda"],
  [/\b(prueba|oficio|testimonial|documental|informativa)\b/, "prueba"],
];

/** What a document of a court is, by the title of its movement. */
export function documentKindOf(title: string): DocumentKind {
  const said = fold(title);
  return SAID.find(([words]) => words.test(said))?.[1] ?? "otro";
}
