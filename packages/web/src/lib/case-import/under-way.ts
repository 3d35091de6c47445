import { onSessionClosed } from "../session/session";
import { storage } from "../storage";
import { createStore } from "../store";

const KEY = "foja.case-import";

/** The import of cases that this device follows, which other screens show until it is done. */
export const underWay = createStore<{ id: string | null }>({ id: storage.get(KEY) });

underWay.subscribe(() => {
  const { id } = underWay.get();
  if (id) storage.set(KEY, id);
  else storage.remove(KEY);
});

onSessionClosed(() => underWay.set({ id: null }));
