import { appears, ENDS, type ShippedTemplate, WITNESSES } from "./shipped-template.rules";

/** The writs that open a suit and its appeal: claim, answer, appeal and its grounds. */
export const SUITS: readonly ShippedTemplate[] = [
  {
    _id: "demanda-laboral",
    title: "Demanda laboral",
    about: "Reclama las sumas de un despido con la liquidación de la causa.",
    side: "actora",
    norms: [
      "LCT 231, 232, 233, 245 y 276, según la fecha de extinción",
      "Ley 27.742, desde el 9/7/2024",
      "Ley 27.802, desde el 6/3/2026",
      "Ley 24.635, conciliación previa",
      "Ley 18.345, art. 65",
    ],
    text: `# PROMUEVE DEMANDA LABORAL

[izquierda] Señor Juez:

{{letrado}}, {{letrado.matricula}}, CUIT {{letrado.cuit}}, por la parte actora, con domicilio procesal constituido \
en {{letrado.domicilio}} y domicilio electrónico {{letrado.domicilioElectronico}}, a V.S. respetuosamente digo:

## PERSONERÍA

Actúo en representación de {{#cada actores}}{{nombre}}, {{identidad}}, con domicilio real en {{domicilio}}{{#si no \
ultimo}}; {{/si}}{{/cada}}, según el instrumento que acompaño y que declaro vigente.

## OBJETO

En ese carácter promuevo demanda por {{objeto}} contra {{#cada demandados}}{{nombre}}, {{identidad}}, con domicilio en \
{{domicilio}}{{#si no ultimo}}; {{/si}}{{/cada}}, por el cobro de {{liquidacion.letras}}, o lo que en más o en menos \
resulte de la prueba, con sus intereses y costas.

## CONCILIACIÓN PREVIA

Se cumplió la instancia obligatoria de conciliación laboral de la ley 24.635 sin que las partes llegaran a un acuerdo, \
según el acta que acompaño.

## HECHOS

{{#cada actores}}{{nombre}}{{#si no ultimo}}, {{/si}}{{/cada}} ingresó a trabajar para la demandada el \
{{trabajo.ingreso}}. El vínculo se extinguió el {{trabajo.egreso}} por {{trabajo.motivo}}. Su mejor remuneración \
mensual, normal y habitual fue de {{trabajo.remuneracion}}.

{{hechos}}

La demandada no pagó las sumas que la ley manda. Su incumplimiento hizo necesaria esta acción.

## DERECHO

Fundo la demanda en los artículos 14 bis de la Constitución Nacional y 63, 121, 123, 155, 156, 231, 232, 233 y 245 de la \
Ley de Contrato de Trabajo, en el texto que rige según la fecha de extinción (leyes 27.742 y 27.802), y en los \
artículos concordantes.

## LIQUIDACIÓN

{{liquidacion.planilla}}

El reclamo asciende a {{liquidacion.letras}}, calculado al {{liquidacion.fecha}}. Los créditos devengan los intereses \
del artículo 276 de la Ley de Contrato de Trabajo hasta su efectivo pago.

## PRUEBA

Ofrezco la siguiente prueba:

1. Documental: la que acompaño con este escrito. Pido que se intime a la demandada a reconocerla.
2. Confesional: se cite al representante legal de la demandada a absolver posiciones.
3. Informativa: a ARCA y a la ANSES, para que informen los aportes y las remuneraciones declaradas.
4. Pericial contable: se designe perito contador para que informe, sobre los libros y registros de la demandada, \
fecha de ingreso, categoría, remuneraciones pagadas y debidas, y practique la liquidación de los rubros reclamados.

${WITNESSES}

## RESERVA DEL CASO FEDERAL

Para el supuesto de que se dicte una resolución contraria a los derechos constitucionales invocados, hago reserva de \
ocurrir ante la Corte Suprema por la vía del artículo 14 de la ley 48.

## PETITORIO

Por lo expuesto, a V.S. pido:

1. Me tenga por presentado en el carácter invocado y por constituidos los domicilios.
2. Tenga por promovida la demanda y ordene su traslado por el término de ley.
3. Tenga por ofrecida la prueba y por acompañada la documental.
4. Oportunamente haga lugar a la demanda, con intereses y costas.

${ENDS}`,
  },
  {
    _id: "contesta-demanda",
    title: "Contesta demanda",
    about: "Niega, da la versión de la demandada y ofrece su prueba.",
    side: "demandada",
    norms: ["CPCCN 356", "Ley 18.345, art. 71", "CPCCN 338, plazo de 15 días en el ordinario"],
    text: `${appears("CONTESTA DEMANDA. OFRECE PRUEBA")}

## PERSONERÍA

Actúo en representación de {{cliente}}, {{cliente.identidad}}, con domicilio en {{cliente.domicilio}}, según el \
instrumento que acompaño y que declaro vigente.

## OBJETO

En legal tiempo y forma contesto la demanda que promovió {{contraparte}} y pido su rechazo, con costas.

## NEGATIVA

Por imperativo procesal niego todos y cada uno de los hechos de la demanda que no sean objeto de un reconocimiento \
expreso. En particular niego:

- que mi parte adeude a la actora suma alguna;
- que sean ciertos los hechos como los relata la demanda;
- que corresponda la liquidación que la actora practica, en cada uno de sus rubros y en su total;
- la autenticidad de la documental que la actora acompaña, salvo la que mi parte reconozca en forma expresa.

## LOS HECHOS

{{hechos}}

Los hechos que se reconocen no dan derecho a lo que se reclama. La carga de probar los que se niegan pesa sobre quien \
los afirma (CPCCN, art. 377).

## DERECHO

Fundo esta contestación en los artículos 17, 18 y 19 de la Constitución Nacional, 356 del Código Procesal Civil y \
Comercial de la Nación, y en las normas de fondo que rigen la materia.

## IMPUGNA LIQUIDACIÓN

Impugno la liquidación de la demanda por no ajustarse a derecho: parte de una base que se niega, suma rubros \
improcedentes y calcula intereses que no corresponden.

## PRUEBA

Ofrezco la siguiente prueba:

1. Documental: la que acompaño con este escrito.
2. Confesional: se cite a la parte actora a absolver posiciones.
3. Pericial contable: se designe perito contador para que se expida sobre los registros de mi parte.

${WITNESSES}

## RESERVA DEL CASO FEDERAL

Hago reserva del caso federal (ley 48, art. 14) para el supuesto de que se admita la demanda en violación de los \
derechos de propiedad y de defensa en juicio.

## PETITORIO

Por lo expuesto, a V.S. pido:

1. Me tenga por presentado, por parte y por constituidos los domicilios.
2. Tenga por contestada la demanda en tiempo y forma, y por ofrecida la prueba.
3. Oportunamente rechace la demanda, con costas.

${ENDS}`,
  },
  {
    _id: "apela",
    title: "Apela",
    about: "Interpone el recurso de apelación contra una resolución.",
    side: null,
    norms: [
      "CPCCN 242, 243 y 244, plazo de 5 días",
      "Ley 18.345, art. 116, plazo de 6 días y recurso fundado",
    ],
    text: `${appears("INTERPONE RECURSO DE APELACIÓN")}

## OBJETO

En legal tiempo y forma interpongo recurso de apelación contra la resolución de la que da cuenta la actuación \
«{{movimiento}}», del {{movimiento.fecha}}, porque causa gravamen a mi parte.

## PROCEDENCIA

La resolución es apelable y el recurso se interpone dentro del plazo legal \
({{#si esLaboral}}ley 18.345, art. 116{{sino}}CPCCN, arts. 242 y 244{{/si}}). El valor cuestionado supera el mínimo de \
apelabilidad.

{{#si esLaboral}}
## AGRAVIOS

Fundo el recurso en este acto, como manda el artículo 116 de la ley 18.345.

1. La valoración de la prueba. La resolución se aparta de las reglas de la sana crítica (CPCCN, art. 386): da por no \
probado lo que surge de las constancias de la causa, y no explica por qué prefiere unos elementos a otros.
2. La aplicación del derecho. La resolución aplica una norma cuyo supuesto no se da y omite la que rige el caso.
3. Las costas. Subsidiariamente, lo resuelto sobre costas no se ajusta al resultado del pleito.

{{sino}}
## GRAVAMEN

La resolución rechaza, en lo que se recurre, lo que mi parte pidió, y no valora las constancias de la causa que le dan \
razón. Los fundamentos se expresarán en la oportunidad procesal que corresponde.

{{/si}}
## PETITORIO

Por lo expuesto, a V.S. pido:

1. Tenga por interpuesto{{#si esLaboral}} y fundado{{/si}} el recurso en tiempo y forma.
2. Lo conceda y eleve las actuaciones al Superior.

${ENDS}`,
  },
  {
    _id: "expresa-agravios",
    title: "Expresa agravios",
    about: "Funda el recurso ante la Cámara con la crítica concreta y razonada del fallo.",
    side: null,
    norms: [
      "CPCCN 259 y 265",
      "Ley 18.345, art. 116",
      "CPCCN 277 y 278, poderes del tribunal de alzada",
    ],
    text: `# EXPRESA AGRAVIOS

[izquierda] Excma. Cámara:

{{letrado}}, {{letrado.matricula}}, CUIT {{letrado.cuit}}, por la parte {{parte}}, con domicilio procesal constituido \
en {{letrado.domicilio}} y domicilio electrónico {{letrado.domicilioElectronico}}, en los autos caratulados \
«{{caratula}}», expediente {{expediente}}, que vienen del {{juzgado}}, a V.E. respetuosamente digo:

## OBJETO

En legal tiempo y forma expreso los agravios que causa a mi parte la resolución apelada, y pido que se la revoque en \
lo que es materia de recurso, con costas.

## ANTECEDENTES

{{hechos}}

## PRIMER AGRAVIO: LA VALORACIÓN DE LA PRUEBA

El fallo se aparta de las reglas de la sana crítica (CPCCN, art. 386). Da por no probado lo que surge de las \
constancias de la causa, y no explica por qué prefiere unos elementos a otros. La prueba, apreciada en conjunto, \
lleva a la solución contraria.

## SEGUNDO AGRAVIO: LA APLICACIÓN DEL DERECHO

El fallo aplica al caso una norma cuyo supuesto no se da, y omite la que lo rige. De haber subsumido los hechos \
probados en esta última, habría llegado a un resultado distinto.

## TERCER AGRAVIO: COSTAS E INTERESES

Subsidiariamente, agravia a mi parte lo resuelto sobre costas e intereses, que no se ajusta al resultado del pleito ni \
a las pautas del artículo 68 del Código Procesal.

## RESERVA DEL CASO FEDERAL

Mantengo la reserva del caso federal (ley 48, art. 14).

## PETITORIO

Por lo expuesto, a V.E. pido:

1. Tenga por expresados los agravios en tiempo y forma.
2. Revoque la resolución apelada en lo que fue materia de agravio, con costas.

${ENDS}`,
  },
];
