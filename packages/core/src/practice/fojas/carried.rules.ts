/** A task, as far as it says whether it carries the deadline of what opens it. */
export type Carrier = {
  _id: string;
  folderId: string | null;
  dueDate: string | null;
  status: string;
  shelf: string;
};

/** An entry of a file with a deadline; `taskId` is the task that carries it meanwhile. */
type Carried = {
  folderId: string;
  dateExpiration: string | null;
  completed: boolean;
  taskId?: string | null;
};

/**
 * Whether a task stands for the deadline of an entry: it is of the same case, and done, or open and
 * due on that day or before. Otherwise the entry has to be watched by itself.
 */
export function carries(task: Carrier, entry: Carried): boolean {
  if (entry.dateExpiration === null || task.folderId !== entry.folderId) return false;
  if (task.status === "completada") return true;
  const isOpen = task.shelf === "active" && task.status !== "cancelada";
  return isOpen && task.dueDate !== null && task.dueDate <= entry.dateExpiration;
}

/** What makes an entry due by itself again; nothing where no task carries it. */
export const ownAgain = ({ taskId }: { taskId?: string | null }) =>
  taskId ? { taskId: null, completed: false } : {};

/** What else changes with the given fields: an entry that somebody moves or reopens is due by itself. */
export function alsoChanged(read: Carried, given: Partial<Carried>) {
  const isMoved = (["dateExpiration", "folderId"] as const).some(
    (name) => given[name] !== undefined && given[name] !== read[name],
  );
  return isMoved || given.completed === false ? ownAgain(read) : {};
}
