const GROUPS: { title: string; keys: [string, string][] }[] = [
  {
    title: "En todas partes",
    keys: [
      ["Ctrl K", "Buscar en el estudio"],
      ["G I", "Ir a Inicio"],
      ["G F", "Ir a Causas"],
      ["G N", "Ir a Novedades"],
      ["G L", "Ir a Cálculos"],
      ["G T", "Ir a Tareas"],
      ["G C", "Ir a Contactos"],
      ["G K", "Ir al Calendario"],
      ["Alt T", "Ir al último aviso"],
      ["?", "Esta ayuda"],
    ],
  },
  {
    title: "En una lista",
    keys: [
      ["C", "Crear"],
      ["/", "Filtrar"],
      ["J, K", "Bajar, subir"],
      ["X", "Seleccionar"],
      ["E", "Editar"],
    ],
  },
  {
    title: "En Novedades",
    keys: [
      ["A", "Agendar lo que se propone"],
      ["R", "Agendar y redactar el escrito"],
      ["X", "Dejar sin acción"],
      ["E", "Ajustar antes de agendar"],
      ["Enter", "Abrir la causa"],
    ],
  },
  {
    title: "En Para avisar",
    keys: [
      ["A", "Aprobar y enviar el primero"],
      ["E", "Editarlo"],
      ["X", "No avisar"],
    ],
  },
  {
    title: "En Correo sin causa",
    keys: [["A", "Poner el primero en la causa propuesta"]],
  },
  {
    title: "En una causa",
    keys: [
      ["M", "Nuevo movimiento"],
      ["N", "Nueva cédula"],
      ["O", "Nueva nota"],
      ["T", "Nueva tarea"],
      ["V", "Nuevo evento"],
      ["A", "Archivar"],
      ["E", "Editar"],
    ],
  },
];

/** Every shortcut, by where it works. */
export function ShortcutsTable() {
  return GROUPS.map(({ title, keys }) => (
    <section key={title} aria-label={title}>
      <h3 className="mb-2 text-ink-faint text-sm">{title}</h3>
      <dl className="space-y-1.5">
        {keys.map(([key, what]) => (
          <div key={key} className="flex items-baseline justify-between gap-4">
            <dt>{what}</dt>
            <dd>
              <kbd className="whitespace-nowrap rounded-sm border px-1.5 py-0.5 font-sans text-ink-soft text-xs">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
