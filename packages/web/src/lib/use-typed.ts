import { useEffect, useRef, useState } from "react";

/**
 * The text of an input whose value is kept elsewhere, as in the page's address, and comes back from
 * there a moment later. Only a value that was not typed here replaces the text: the one that comes
 * back may be older than the last key.
 */
export function useTyped(value: string): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  /** The texts that may still come back, the oldest first. */
  const sent = useRef([value.trim()]);
  useEffect(() => {
    const back = sent.current.indexOf(value.trim());
    if (back === -1) {
      sent.current = [value.trim()];
      setTyped(value);
    } else {
      sent.current = sent.current.slice(back);
    }
  }, [value]);
  const type = (text: string) => {
    sent.current.push(text.trim());
    setTyped(text);
  };
  return [typed, type];
}
