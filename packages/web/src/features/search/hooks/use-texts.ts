import type { TextHit } from "@foja/core/practice/texts/text.schema";
import { SHORTEST_BEGINNING } from "@foja/core/practice/texts/words.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isReachable } from "~/lib/offline/state";
import { searchTexts } from "../api/texts";
import { DEBOUNCE_MS } from "./use-search";

/** The documents in whose text something is found, once who types it pauses. */
export function useTexts(sought: string): readonly TextHit[] {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sought), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  const asks = settled === sought && sought.length >= SHORTEST_BEGINNING && isReachable();
  const { data = [] } = useQuery({ ...searchTexts(settled), enabled: asks });
  return asks ? data : [];
}
