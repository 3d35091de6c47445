import { type ChangeEvent, useEffect, useRef, useState } from "react";

/**
 * An input whose text is kept elsewhere, as in the page's address, and comes back from there a moment later. Only a
 * value that was not typed here replaces the text: the one that comes back may be older than the last key. The browser
 * draws the letters; nothing is rendered for one. `field` is what the input is given, `write` changes its text as typing does.
 */
export function useTyped(value: string, onType: (text: string) => void) {
  const [defaultValue] = useState(value);
  const ref = useRef<HTMLInputElement>(null);
  /** The texts that may still come back, the oldest first. */
  const sent = useRef([value.trim()]);
  useEffect(() => {
    const back = sent.current.indexOf(value.trim());
    if (back === -1) {
      sent.current = [value.trim()];
      if (ref.current) ref.current.value = value;
    } else {
      sent.current = sent.current.slice(back);
    }
  }, [value]);
  const type = (text: string) => {
    sent.current.push(text.trim());
    onType(text);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value);
  const write = (text: string) => {
    if (ref.current) ref.current.value = text;
    type(text);
  };
  return { field: { ref, defaultValue, onChange }, write };
}
