import { useEffect, useRef, useState } from "react";

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/** A place with a use of its own for files, as a dialog or the line of a message. */
const isTaken = ({ defaultPrevented, target }: Event) =>
  defaultPrevented || (target instanceof Element && target.closest("[role=dialog]") !== null);

/**
 * Takes files that are dropped anywhere on the page, or pasted, but for where something else takes
 * them. Returns whether some are being dragged over it.
 */
export function useDroppedAnywhere(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const dragged = (event: DragEvent) => {
      const takes = !isTaken(event) && hasFiles(event.dataTransfer);
      setOver(takes);
      if (takes) event.preventDefault();
    };
    const left = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      setOver(false);
      if (isTaken(event) || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      latest.current([...event.dataTransfer.files]);
    };
    const pasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (isTaken(event) || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    addEventListener("dragover", dragged);
    addEventListener("dragleave", left);
    addEventListener("drop", dropped);
    addEventListener("paste", pasted);
    return () => {
      removeEventListener("dragover", dragged);
      removeEventListener("dragleave", left);
      removeEventListener("drop", dropped);
      removeEventListener("paste", pasted);
    };
  }, []);
  return over;
}
