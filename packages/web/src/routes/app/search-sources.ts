import type { Searchable } from "@foja/core/search/search.rules";
import type { QueryClient } from "@tanstack/react-query";
import { CircleCheckBig, FilePlus2, FolderOpen, House } from "lucide-react";
import { cachedFolders } from "~/features/folders/api/cached-folders";
import type { SearchAction } from "~/features/search/components/actions";
import type { Loaded } from "~/features/search/lib/local-search";
import { cachedTasks } from "~/features/tasks/api/task-cache";
import { paths } from "~/lib/paths";

/** What this device has read whole of the practice: each part says so of its own. */
export function readLoaded(cache: QueryClient): Loaded {
  const sources: [keyof Loaded, Searchable[] | undefined][] = [
    ["folder", cachedFolders(cache)],
    ["task", cachedTasks(cache)],
  ];
  return Object.fromEntries(sources.filter(([, records]) => records !== undefined));
}

/** Where the search dialog goes before anything is typed. */
export const searchActions: SearchAction[] = [
  { label: "Nueva causa", icon: FilePlus2, to: paths.folders.create },
  { label: "Nueva tarea", icon: CircleCheckBig, to: paths.tasks.create },
  { label: "Ir a Inicio", icon: House, to: paths.dashboard, keys: "G I" },
  { label: "Ir a Causas", icon: FolderOpen, to: paths.folders.list, keys: "G F" },
  { label: "Ir a Tareas", icon: CircleCheckBig, to: paths.tasks.list, keys: "G T" },
];
