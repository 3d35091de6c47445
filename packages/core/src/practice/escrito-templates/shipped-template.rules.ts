/** A template that comes with Foja. */
export type ShippedTemplate = {
  _id: string;
  /** Its name in lists: «Impugna pericia». */
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  /** Which side signs it; null for either. */
  side: "actora" | "demandada" | null;
  /** The norms that it is based on, to be checked before it is signed. */
  norms: readonly string[];
  /** The template itself: see `tags.rules` and `lines.rules`. */
  text: string;
};

/** The first lines of a writ in a case that has its number: who appears, where, and in what. */
export const appears = (title: string): string => `# ${title}

[izquierda] Señor Juez:

{{letrado}}, {{letrado.matricula}}, CUIT {{letrado.cuit}}, por la parte {{parte}}, con domicilio procesal \
constituido en {{letrado.domicilio}} y domicilio electrónico {{letrado.domicilioElectronico}}, en los autos \
caratulados «{{caratula}}», expediente {{expediente}}, en trámite ante el {{juzgado}}{{#si secretaria}}, \
{{secretaria}}{{/si}}, a V.S. respetuosamente digo:`;

/** The last lines of a writ. */
export const ENDS = `[centro] Proveer de conformidad,

[centro] **SERÁ JUSTICIA.**

[derecha] {{letrado}}

[derecha] {{letrado.matricula}}`;

/** The witnesses of a case, where it has some. */
export const WITNESSES = `{{#si testigos}}
Testimonial. Se cite a declarar a:

{{#cada testigos}}
- {{nombre}}, {{identidad}}, con domicilio en {{domicilio}}.
{{/cada}}
{{/si}}`;
