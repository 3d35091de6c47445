import { appears, ENDS, type ShippedTemplate, WITNESSES } from "./shipped-template.rules";

/** The writs of the course of a suit: settlements, expert opinions, evidence and prompting. */
export const COURSE: readonly ShippedTemplate[] = [
  {
    _id: "practica-liquidacion",
    title: "Practica liquidación",
    about: "Presenta la planilla del cálculo de la causa y pide su traslado.",
    side: null,
    norms: ["CPCCN 503 y 504", "Ley 18.345, art. 132", "CCyC 770 y 771, sobre intereses"],
    text: `${appears("PRACTICA LIQUIDACIÓN")}

## OBJETO

Vengo a practicar liquidación de lo adeudado, conforme a lo resuelto en autos y al estado de la causa.

## LIQUIDACIÓN

{{liquidacion.planilla}}

La liquidación asciende, al {{liquidacion.fecha}}, a {{liquidacion.letras}}.

## TRASLADO E INTIMACIÓN

Pido que de la liquidación se corra traslado a {{contraparte}}. Una vez aprobada, pido que se la intime a depositar su \
importe en la cuenta de autos, bajo apercibimiento de ejecución.

## RESERVA

Hago reserva de ampliar la liquidación por los intereses que se devenguen hasta el efectivo pago.

## PETITORIO

Por lo expuesto, a V.S. pido:

1. Tenga por practicada la liquidación y corra su traslado.
2. Oportunamente la apruebe e intime su pago.

${ENDS}`,
  },
  {
    _id: "impugna-liquidacion",
    title: "Impugna liquidación",
    about: "Contesta el traslado de una liquidación y opone la propia.",
    side: null,
    norms: ["CPCCN 504, y 150 sobre el plazo del traslado", "Ley 18.345, art. 132"],
    text: `${appears("CONTESTA TRASLADO. IMPUGNA LIQUIDACIÓN")}

## OBJETO

En legal tiempo y forma contesto el traslado conferido el {{movimiento.fecha}} («{{movimiento}}») e impugno la \
liquidación que practicó {{contraparte}}.

## FUNDAMENTOS

La liquidación no se ajusta a lo resuelto en autos:

- no respeta el capital ni los rubros que admite la sentencia;
- computa intereses desde una fecha, o a una tasa, que la sentencia no fija;
- capitaliza intereses fuera de los supuestos del artículo 770 del Código Civil y Comercial;
- no descuenta los pagos hechos, en el orden de los artículos 900 a 903 del mismo código.

## LIQUIDACIÓN QUE CORRESPONDE

{{liquidacion.planilla}}

La suma correcta, al {{liquidacion.fecha}}, es de {{liquidacion.letras}}.

## PETITORIO

Por lo expuesto, a V.S. pido:

1. Tenga por contestado el traslado y por impugnada la liquidación.
2. Rechace la liquidación impugnada, con costas, y apruebe la que aquí se practica.

${ENDS}`,
  },
  {
    _id: "impugna-pericia",
    title: "Impugna pericia",
    about: "Contesta el traslado de una pericia, la impugna y pide explicaciones.",
    side: null,
    norms: ["CPCCN 473, plazo de 5 días, y 477", "Ley 18.345, art. 91"],
    text: `${appears("CONTESTA TRASLADO. IMPUGNA PERICIA. PIDE EXPLICACIONES")}

## OBJETO

En legal tiempo y forma contesto el traslado conferido el {{movimiento.fecha}} («{{movimiento}}»), impugno el dictamen \
pericial y pido las explicaciones que se detallan (CPCCN, art. 473).

## IMPUGNACIÓN

{{#si perito}}
El dictamen que presentó {{perito}} carece de la fuerza probatoria que pretende.
{{sino}}
El dictamen presentado carece de la fuerza probatoria que pretende.
{{/si}}

1. Falta de fundamento. El dictamen afirma conclusiones sin exponer los principios técnicos ni las operaciones que lo \
llevan a ellas, como exige el artículo 472 del Código Procesal.
2. Falta de respuesta. Deja sin contestar puntos de pericia que mi parte propuso y que V.S. admitió.
3. Apartamiento de las constancias. Se basa en los dichos y registros de una sola de las partes, y no los confronta con \
el resto de la prueba.

## EXPLICACIONES

Pido que se intime al perito a explicar, en el plazo que V.S. fije:

1. Qué documentación tuvo a la vista, quién la aportó y en qué fecha.
2. Qué método siguió, con las operaciones completas, para llegar a cada conclusión.
3. Cuál es la respuesta concreta a cada uno de los puntos propuestos por mi parte.
4. Si sus conclusiones varían de tomarse como ciertos los hechos que relata mi parte.

## EFICACIA PROBATORIA

El juez aprecia la fuerza del dictamen según la competencia del perito, los principios en que se funda, la concordancia \
con la sana crítica y las observaciones de las partes (CPCCN, art. 477). Por lo dicho, pido que en la sentencia se \
prescinda del dictamen en lo impugnado.

## PETITORIO

Por lo expuesto, a V.S. pido:

1. Tenga por contestado el traslado y por impugnada la pericia.
2. Intime al perito a dar las explicaciones pedidas.
3. Tenga presente la impugnación para su oportunidad.

${ENDS}`,
  },
  {
    _id: "acredita",
    title: "Acredita",
    about: "Acredita el cumplimiento de lo que el juzgado ordenó.",
    side: null,
    norms: ["CPCCN 36 y 118", "Acordada CSJN 31/2020, presentaciones digitales"],
    text: `${appears("ACREDITA CUMPLIMIENTO. SE TENGA PRESENTE")}

## OBJETO

Vengo a acreditar el cumplimiento de lo ordenado el {{movimiento.fecha}} («{{movimiento}}»). Acompaño la constancia en \
archivo digital.

Declaro bajo juramento que la constancia es copia fiel de su original, que queda en mi poder a disposición del \
tribunal.

## PETITORIO

Por lo expuesto, a V.S. pido que tenga por acreditado lo ordenado, agregue la constancia y siga el trámite según su \
estado.

${ENDS}`,
  },
  {
    _id: "pronto-despacho",
    title: "Pronto despacho",
    about: "Pide que se resuelva lo que está pendiente con el plazo vencido.",
    side: null,
    norms: ["CPCCN 34 inc. 3, 167 y 168", "CADH 8.1, plazo razonable"],
    text: `${appears("SOLICITA PRONTO DESPACHO")}

## OBJETO

Vengo a pedir pronto despacho de lo que se encuentra pendiente de resolución desde el {{movimiento.fecha}} \
(«{{movimiento}}»).

## FUNDAMENTOS

El plazo que la ley fija para resolver está vencido (CPCCN, art. 34, inc. 3). La demora afecta el derecho de mi parte a \
obtener una decisión en un plazo razonable (Constitución Nacional, art. 18; Convención Americana sobre Derechos \
Humanos, art. 8.1).

Hago reserva de acudir a la vía de los artículos 167 y 168 del Código Procesal.

## PETITORIO

Por lo expuesto, a V.S. pido que resuelva lo pendiente en el menor plazo posible.

${ENDS}`,
  },
  {
    _id: "ofrece-prueba",
    title: "Ofrece prueba",
    about: "Ofrece la prueba de la parte, con los testigos de la causa.",
    side: null,
    norms: [
      "CPCCN 333, 360 y 367",
      "CPCCN 430, hasta doce testigos",
      "Ley 18.345, art. 89, hasta cinco testigos",
    ],
    text: `${appears("OFRECE PRUEBA")}

## OBJETO

En legal tiempo y forma ofrezco la prueba que hace al derecho de mi parte.

## PRUEBA

1. Documental: la acompañada en autos y la que se agrega con este escrito.
2. Confesional: se cite a {{contraparte}} a absolver posiciones, bajo apercibimiento de ley.
3. Informativa: se libren los oficios a las entidades que se individualizan en el escrito inicial.
4. Pericial: se designe perito único de oficio, que se expedirá sobre los puntos propuestos.

${WITNESSES}

{{#si hayAudiencia}}
Pido que la prueba se produzca antes de la audiencia fijada para el {{audiencia.fecha}}, o en ella.
{{/si}}

## PETITORIO

Por lo expuesto, a V.S. pido que tenga por ofrecida la prueba y ordene su producción.

${ENDS}`,
  },
];
