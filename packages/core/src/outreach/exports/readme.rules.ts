/**
 * The README of an export: when it was made, what its files are, and how many reserved cases are
 * left out.
 */
export const readme = (at: string, names: readonly string[], reserved = 0): string =>
  [
    "Tus datos en Foja",
    "",
    `Hecho el ${at} (hora UTC).`,
    "",
    "datos/     Todo lo que guardamos de tu cuenta y de tu estudio, en JSON (UTF-8).",
    "tablas/    Lo mismo en tablas CSV (UTF-8, separadas por punto y coma), para abrir en una planilla.",
    "archivos/  Los adjuntos de tus tareas y de tus mensajes, en una carpeta por tarea o conversación, y las capturas que mandaste a soporte.",
    "",
    "Las horas son UTC. Lo que tiene partes (por ejemplo, los renglones de una factura) va en la tabla como JSON.",
    "«Estante» dice si algo está activo (active), archivado (archived) o en Eliminadas (deleted).",
    ...(reserved > 0 ? [reservedLine(reserved)] : []),
    "No van las contraseñas, los permisos ni las claves, que no se muestran a nadie; tampoco lo que se calcula a partir de estos datos.",
    "",
    "Contenido:",
    ...names.map((name) => `- ${name}`),
    "",
    "Ley 25.326, artículos 14 y 15. Consultas: soporte@foja.ar",
    "",
  ].join("\r\n");

const reservedLine = (count: number) =>
  `No va lo de ${count === 1 ? "1 causa reservada a la que" : `${count} causas reservadas a las que`} no tenés acceso: lo tienen las personas del estudio que pueden verlas. Por eso tampoco van las estadísticas por día, que cuentan todas las causas.`;
