import type { Section } from "./documents.rules";

/** The policies of the site: what binds and informs every user, paying or not. */
export const POLICY_KINDS = ["terms", "privacy", "cookies"] as const;

export type PolicyKind = (typeof POLICY_KINDS)[number];

export type Policy = {
  /** The day since which this text is valid; any changed word makes a new version. */
  version: string;
  title: string;
  lead: string;
  sections: readonly Section[];
};

const MAIL = "soporte@foja.ar";

const terms: Policy = {
  version: "2026-11-23",
  title: "Términos y condiciones",
  lead: "Qué es Foja, qué podés esperar de ella y qué esperamos de vos. Al crear una cuenta aceptás este texto.",
  sections: [
    [
      "El servicio",
      "Foja es una aplicación en línea para organizar el trabajo de un estudio jurídico: causas, contactos, tareas, agenda, plazos, novedades de los tribunales, cálculos, turnos, cuentas y facturas.",
      "No reemplaza la consulta del expediente ni el criterio profesional. El control de plazos y notificaciones, la elección de la tasa o de la norma y la revisión de cada cálculo siguen a cargo de quien ejerce. Cada resultado muestra su cuenta, su fuente y la fecha de sus datos para que se lo pueda revisar.",
    ],
    [
      "Tu cuenta",
      "Podés abrir una cuenta si sos mayor de edad. Es personal: tus datos tienen que ser verdaderos, y cuidás tu contraseña y los equipos en los que dejás la sesión abierta. Cada ingreso desde un equipo nuevo se avisa por e-mail.",
      "Podés desactivarla cuando quieras, desde Cuenta. También podemos suspenderla, con aviso y con el motivo, si se usa para dañar el servicio, para entrar en datos de otros o contra la ley.",
    ],
    [
      "Lo que cargás",
      "Es tuyo. Lo guardamos y lo procesamos para darte el servicio, y para nada más. Sos responsable de tener derecho a cargarlo y de respetar el secreto profesional y los datos personales de tus clientes y de terceros (ley 25.326): respecto de ellos el responsable es tu estudio, y Foja trata esos datos por cuenta de él (artículo 25).",
      "Nada de lo que cargás se borra por llegar al límite de un plan, ni por dejar de pagar. Lo que eliminás se puede recuperar durante 30 días.",
    ],
    [
      "Los planes y el pago",
      "Toda cuenta empieza en el plan Gratuito, sin tarjeta. Los planes pagos, sus precios y sus límites están en la página de planes. Antes de pagar ves el importe, cada cuánto se cobra, y aceptás las condiciones de la suscripción, de devoluciones y de cobros, cuya versión queda registrada.",
    ],
    [
      "Arrepentirte y darte de baja",
      "Podés revocar la contratación de un plan dentro de los diez días corridos, sin motivo y sin costo (ley 24.240, artículo 34; Código Civil y Comercial, artículos 1110 a 1115), con el «Botón de arrepentimiento» del pie de todas las páginas.",
      "Podés dar de baja la suscripción en cualquier momento y por el mismo medio por el que la contrataste (ley 24.240, artículo 10 ter), con el «Botón de baja de servicio» o desde Cuenta, en «Plan y seguridad». Para ninguno de los dos hace falta registrarse, llamar ni explicar nada, y en 24 horas recibís el número con el que quedó registrado el pedido (Disposición 954/2025 de la Subsecretaría de Defensa del Consumidor y Lealtad Comercial).",
    ],
    [
      "Lo que viene de otros",
      [
        "Los tribunales: Foja muestra lo que publican de las causas que vinculás. Si un portal no responde o se demora, Foja lo dice; el expediente es el del tribunal.",
        "Las series de tasas e índices: son las oficiales, con la fecha de su último dato.",
        "Google Calendar, ARCA y Stripe: rigen además sus propias condiciones, y solo intervienen si los usás.",
      ],
    ],
    [
      "Disponibilidad y responsabilidad",
      "Trabajamos para que Foja esté disponible siempre y sin errores, y guardamos copias que permiten volver atrás. Puede haber interrupciones por mantenimiento o por fallas propias o de terceros. Respondemos según la ley por los daños que cause el incumplimiento de nuestras obligaciones; nada de este texto limita los derechos que la ley 24.240 le da a quien consume.",
    ],
    [
      "Las herramientas sin cuenta",
      "La cuenta de plazos y la actualización de montos se pueden usar sin registrarse. Los datos que escribís se calculan en tu navegador y quedan en la dirección de la página, no en Foja.",
    ],
    [
      "Cambios de este texto",
      "Si cambia, publicamos la versión nueva con su fecha. Si el cambio te quita algo, te avisamos por e-mail con 30 días de anticipación, y podés irte sin costo.",
    ],
    [
      "Ley y reclamos",
      `Rige la ley argentina, y son competentes los tribunales de tu domicilio. Escribinos a ${MAIL}. También podés reclamar ante la Ventanilla Única Federal de Defensa del Consumidor.`,
    ],
  ],
};

const privacy: Policy = {
  version: "2026-11-23",
  title: "Política de privacidad",
  lead: "Qué datos guardamos, para qué, quién los ve y cómo hacés valer tus derechos (ley 25.326).",
  sections: [
    [
      "Quién responde",
      `De los datos de tu cuenta responde Foja. De los datos que un estudio carga de sus causas, clientes y contactos responde ese estudio, y Foja los trata por su cuenta y solo según lo que él hace en la aplicación. Para todo lo de esta página: ${MAIL}.`,
    ],
    [
      "Qué guardamos",
      [
        "De tu cuenta: nombre, e-mail, lo que completes en tu perfil, tus preferencias y tu plan. La contraseña se guarda transformada de modo que nadie puede leerla.",
        "De tu segundo factor, si lo activás: la clave de tu aplicación de códigos, cifrada; la parte pública de tus llaves de acceso, nunca tu huella ni tu cara; y qué dispositivos elegiste recordar.",
        "De cada sesión: el tipo de dispositivo, la dirección de red y las fechas, para que veas dónde está abierta y puedas cerrarla.",
        "De tu trabajo: lo que cargás, y lo que los tribunales publican de las causas que vinculás.",
        "De tus pagos: la marca de la tarjeta, sus últimos cuatro números y su vencimiento. El número entero lo recibe Stripe y no pasa por Foja.",
        "De quien reserva un turno en la página de un estudio: su nombre, su e-mail y lo que responda. Lo ve ese estudio.",
        "De quien escribe a soporte: lo que escribe y con qué e-mail.",
      ],
      "Dar esos datos es voluntario; sin nombre y e-mail no se puede abrir una cuenta ni confirmar un turno.",
    ],
    [
      "Para qué",
      "Para darte el servicio, cuidar tu cuenta, cobrar los planes y responderte. No vendemos datos, no mostramos publicidad de terceros, no hacemos perfiles y no usamos el contenido de tus causas para ninguna otra cosa. Los correos con novedades de Foja llevan siempre la manera de dejar de recibirlos (artículo 27).",
    ],
    [
      "Quién más interviene",
      [
        "Amazon Web Services aloja la aplicación, los archivos y los correos que salen, en los Estados Unidos.",
        "Stripe procesa los pagos de los planes.",
        "Google, solo si ingresás con Google (nos confirma tu nombre y tu e-mail) o si vinculás Google Calendar (recibe tus eventos, o solo que estás ocupado si así lo elegís). Al desvincularlo se devuelve el permiso.",
        "ARCA, solo si autorizás facturas con tu certificado.",
        "El servicio de avisos de tu navegador, solo si pedís avisos en el dispositivo.",
      ],
      "Intervienen por nuestra cuenta y solo para eso. Los datos que salen del país lo hacen para prestarte el servicio que pediste, con garantías contractuales de protección (artículo 12). A nadie más le damos datos, salvo que una orden judicial fundada lo exija.",
    ],
    [
      "Cómo los cuidamos",
      "Todo viaja cifrado y se guarda cifrado. Los datos de cada estudio se guardan bajo su propia clave, y ninguna dirección muestra los de otro. Los registros técnicos no contienen documentos, textos de causas ni contraseñas. Las acciones de quienes administran Foja quedan registradas.",
    ],
    [
      "Por cuánto tiempo",
      [
        "Los datos de tu cuenta y tu trabajo: mientras tengas la cuenta. Si la borrás, se eliminan a los 5 días, y sus copias de seguridad, 35 días después.",
        "Las facturas que ARCA autorizó: diez años, aunque borres la cuenta (ley 11.683, artículo 33). Queda solo el comprobante: quién lo emitió, a quién, los números, las fechas, los renglones y los importes.",
        "La constancia de que una cuenta se borró: número, fecha y si la pidió su titular o la administración, sin datos de la persona.",
        "La dirección de e-mail de una cuenta borrada: no se guarda; queda un código que no permite conocerla y evita volver a escribirle.",
        "Lo que eliminás: 30 días, en los que se puede recuperar.",
        "Los registros técnicos: 90 días.",
        "Los comprobantes de pago: el plazo que exige la ley.",
      ],
    ],
    [
      "Tus derechos",
      `Podés acceder a tus datos, corregirlos, actualizarlos y pedir que se supriman (artículos 14 a 16). Tu perfil y tus registros los ves y corregís vos en todo momento. En Cuenta, en «Plan y seguridad», «Mis datos» te da un archivo con todo lo que guardamos de vos y de tu estudio, y ahí mismo podés borrar la cuenta: se hace a los 5 días, en los que podés deshacerlo. También podés escribir a ${MAIL} desde el e-mail de tu cuenta: el acceso se responde dentro de los diez días corridos, y la rectificación o supresión dentro de los cinco días hábiles, sin costo.`,
      "El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.",
      "La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley Nº 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.",
    ],
    [
      "Cambios de este texto",
      "Si cambia, publicamos la versión nueva con su fecha, y si el cambio es importante te avisamos por e-mail antes de que rija.",
    ],
  ],
};

const cookies: Policy = {
  version: "2026-11-23",
  title: "Política de cookies",
  lead: "Foja no usa cookies de publicidad, de medición ni de terceros: por eso no te pide que aceptes ninguna. Esto es todo lo que guarda en tu dispositivo.",
  sections: [
    [
      "Cookies propias y necesarias",
      [
        "foja_refresh: mantiene abierta tu sesión. Dura un día, o treinta si elegís «Recordarme», y se borra al cerrar la sesión.",
        "foja_registration: recuerda, mientras verificás tu e-mail, que la cuenta se abrió en este navegador. Dura siete días.",
        "foja_device: reconoce este dispositivo, para avisarte de un ingreso desde otro y para que nadie pueda bloquear el tuyo probando contraseñas. Dura 180 días.",
        "foja_remembered: recuerda, si lo elegís al ingresar, que en este dispositivo no se pide el segundo factor. Dura treinta días.",
      ],
      "Ningún programa de la página puede leerlas, y solo viajan a Foja y cifradas.",
    ],
    [
      "Lo que recuerda el navegador",
      [
        "La credencial de la sesión abierta.",
        "Cómo elegiste que se vea Foja, los atajos, las búsquedas recientes y lo que estabas escribiendo sin guardar.",
        "Un cálculo hecho sin cuenta, si pedís guardarlo, hasta que se guarda.",
        "Con la sesión abierta, parte de tu agenda y de tus causas para leerlas sin conexión. Se borra al cerrar la sesión.",
      ],
    ],
    [
      "Cómo se borran",
      "Al cerrar la sesión se va lo de la sesión; lo demás se borra desde la configuración del navegador, sin que dejes de poder usar Foja.",
    ],
  ],
};

/** The current policies of the site. */
export const POLICIES: Record<PolicyKind, Policy> = { terms, privacy, cookies };
