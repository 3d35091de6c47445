import { type ReactNode, useRef } from "react";
import { ACCEPTED } from "~/lib/files/choice";

type ChooseFilesProps = {
  onChoose: (files: Iterable<File>) => void;
  /** Whether one file is chosen, in place of several. */
  single?: boolean;
  /** The types of file that the system's dialog offers. */
  accept?: string;
  /** Renders the button that opens the system's dialog. */
  children: (open: () => void) => ReactNode;
};

/** Lets a person choose files of the accepted types. */
export function ChooseFiles({ onChoose, single, accept = ACCEPTED, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={!single}
        hidden
        aria-label={single ? "Elegir un archivo" : "Elegir archivos"}
        accept={accept}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
