import type { ShippedTemplate } from "./shipped-template.rules";

/** What leaves by post or by a court's officer: letters with proof, telegrams and notices. */
export const NOTICES: readonly ShippedTemplate[] = [
  {
    _id: "carta-documento",
    title: "Carta documento",
    about: "Intima a la otra parte a pagar lo que debe.",
    side: null,
    norms: ["CCyC 886, 887 y 2541, mora y suspensión de la prescripción"],
    text: `# CARTA DOCUMENTO

[izquierda] **Remitente:** {{cliente}}, {{cliente.identidad}}, con domicilio en {{cliente.domicilio}}.

[izquierda] **Destinatario:** {{contraparte}}, con domicilio en {{contraparte.domicilio}}.

[derecha] {{lugar}}, {{hoy}}.

En mi carácter de acreedor, y por el asunto «{{objeto}}», intimo a usted a que en el plazo de diez (10) días corridos desde \
la recepción de la presente abone la suma de {{liquidacion.letras}}, con más los intereses que se devenguen hasta el \
efectivo pago.

El pago debe hacerse en el domicilio de mi letrado, {{letrado}} ({{letrado.matricula}}), en {{letrado.domicilio}}, o \
por el medio que con él se acuerde.

Si vence el plazo sin que pague, iniciaré las acciones judiciales que correspondan, con costas a su cargo. La presente \
lo constituye en mora (CCyC, arts. 886 y 887) y vale como interpelación a los efectos del artículo 2541 del mismo \
código.

[izquierda] **QUEDA USTED DEBIDAMENTE NOTIFICADO.**

[derecha] {{cliente}}`,
  },
  {
    _id: "telegrama-23789",
    title: "Telegrama laboral (ley 23.789)",
    about: "Intima al empleador; para el trabajador es gratuito.",
    side: "actora",
    norms: ["Ley 23.789, telegrama gratuito", "LCT 57, 63, 242 y 246"],
    text: `# TELEGRAMA LEY 23.789

[izquierda] **Remitente:** {{cliente}}, {{cliente.identidad}}, con domicilio en {{cliente.domicilio}}.

[izquierda] **Destinatario:** {{contraparte}}, con domicilio en {{contraparte.domicilio}}.

[derecha] {{lugar}}, {{hoy}}.

Ingresé a trabajar a sus órdenes el {{trabajo.ingreso}}, con una remuneración mensual de {{trabajo.remuneracion}}. El \
vínculo se extinguió el {{trabajo.egreso}} por {{trabajo.motivo}}, sin que a la fecha me abonaran la liquidación final \
ni las indemnizaciones de ley.

Intimo a usted a que en el plazo de dos (2) días hábiles desde la recepción de la presente abone las sumas adeudadas, que \
estimo en {{liquidacion.letras}}, y a que entregue los certificados del artículo 80 de la Ley de Contrato de Trabajo en \
el plazo legal. Todo ello bajo apercibimiento de iniciar las acciones administrativas y judiciales que correspondan.

Su silencio se tendrá como presunción en su contra (LCT, art. 57).

[izquierda] **QUEDA USTED DEBIDAMENTE NOTIFICADO.**

[derecha] {{cliente}}`,
  },
  {
    _id: "cedula",
    title: "Cédula de notificación",
    about: "Notifica a la otra parte lo que el juzgado dispuso.",
    side: null,
    norms: ["CPCCN 135, 136, 137 y 138"],
    text: `# CÉDULA DE NOTIFICACIÓN

[izquierda] **Tribunal:** {{juzgado}}{{#si secretaria}}, {{secretaria}}{{/si}}. **Fuero:** {{fuero}}.

[izquierda] **Señor:** {{contraparte}}

[izquierda] **Domicilio:** {{contraparte.domicilio}}. **Carácter:** denunciado.

[izquierda] **Expediente:** {{expediente}}. **Autos:** «{{caratula}}».

Hago saber a usted que en los autos de referencia, que tramitan ante el {{juzgado}}{{#si secretaria}}, \
{{secretaria}}{{/si}}, se dispuso, con fecha {{movimiento.fecha}}: «{{movimiento}}».

Se acompañan las copias que corresponden.

**QUEDA USTED DEBIDAMENTE NOTIFICADO.**

[derecha] {{lugar}}, {{hoy}}.

[derecha] {{letrado}}

[derecha] {{letrado.matricula}}`,
  },
];
