import { type ReactNode, useRef } from "react";
import { ACCEPTED } from "~/lib/files/choice";

type ChooseFilesProps = {
  onChoose: (files: Iterable<File>) => void;
  /** Renders the button that opens the system's dialog. */
  children: (open: () => void) => ReactNode;
};

/** Lets a person choose files of the accepted types. */
export function ChooseFiles({ onChoose, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Elegir archivos"
        accept={ACCEPTED}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
