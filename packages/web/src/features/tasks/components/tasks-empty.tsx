import { Archive, CircleCheckBig, ListTodo, SearchX } from "lucide-react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { isFiltered, type TaskView, UNFILTERED } from "../lib/task-view";

type TasksEmptyProps = {
  view: TaskView;
  /** Whether there are tasks that the view hides. */
  hidden: boolean;
  onCreate: () => void;
  onChange: (change: Partial<TaskView>) => void;
};

/** Why the list is empty, and the one thing to do about it. */
export function TasksEmpty({ view, hidden, onCreate, onChange }: TasksEmptyProps) {
  if (hidden && isFiltered(view)) {
    const clear = <Button onClick={() => onChange(UNFILTERED)}>Quitar los filtros</Button>;
    return (
      <EmptyState icon={<SearchX />} action={clear}>
        Ninguna tarea coincide con lo que buscás.
      </EmptyState>
    );
  }
  if (view.archived) {
    const back = <Button onClick={() => onChange({ archived: false })}>Ver las activas</Button>;
    return (
      <EmptyState icon={<Archive />} action={back}>
        No hay tareas archivadas.
      </EmptyState>
    );
  }
  if (hidden) {
    const all = <Button onClick={() => onChange({ status: "todas" })}>Ver todas</Button>;
    return (
      <EmptyState icon={<CircleCheckBig />} action={all}>
        No queda nada por hacer.
      </EmptyState>
    );
  }
  const create = (
    <Button variant="primary" onClick={onCreate}>
      Nueva tarea
    </Button>
  );
  return (
    <EmptyState icon={<ListTodo />} action={create}>
      Todavía no hay tareas en tu estudio.
    </EmptyState>
  );
}
