import { useEffect, useState } from "react";
import { lastFault } from "~/lib/api/last-fault";
import { runningVersion } from "../api/support";

/** The data that help to find an error. Nothing is sent unless it is shown. */
export type Technical = {
  screen: string;
  version: string | null;
  requestId: string | null;
  browser: string;
};

/** Identifiers and secrets in an address, which are private to the practice. */
const SECRETS = /[a-z]{3}_[0-9A-Z]{26}|[\w-]{32,}/g;

/** The technical data of the page from which support is asked. */
export function useTechnical(): Technical {
  const [version, setVersion] = useState<string | null>(null);
  const [requestId] = useState(lastFault);
  useEffect(() => {
    let isLeft = false;
    void runningVersion().then((running) => !isLeft && setVersion(running));
    return () => {
      isLeft = true;
    };
  }, []);
  const screen = location.pathname.replace(SECRETS, "…").slice(0, 200);
  return { screen, version, requestId, browser: navigator.userAgent.slice(0, 300) };
}

/** The technical data as lines to read. */
export const linesOf = ({ screen, version, requestId, browser }: Technical): [string, string][] => [
  ["Pantalla", screen],
  ...(version ? ([["Versión", version]] satisfies [string, string][]) : []),
  ...(requestId ? ([["Último pedido con error", requestId]] satisfies [string, string][]) : []),
  ["Navegador", browser],
];
