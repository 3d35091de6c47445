import { useSyncExternalStore } from "react";

/**
 * A value outside React that React can follow. Twenty lines instead of a state library: the login
 * screen loads every byte, and only a session and a few preferences are shared.
 */
export type Store<T> = {
  get: () => T;
  set: (change: Partial<T>) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Makes a store holding `initial`. `set` merges and calls every subscriber. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, following its changes. */
export function useStore<T extends object>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
