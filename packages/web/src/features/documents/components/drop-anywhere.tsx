import { Upload } from "lucide-react";
import { useDroppedAnywhere } from "~/lib/files/use-dropped-anywhere";
import { useMay } from "~/lib/session/may";
import { uploads } from "../hooks/uploads";
import type { Target } from "../lib/upload-queue";
import { UploadTray } from "./upload-tray";

type DropAnywhereProps = {
  target: Target;
  /** Where the files go: «Soltá para subirlos a Pérez c/ Gómez». */
  called: string;
  onTaken?: () => void;
};

/** Uploads files that are dropped anywhere on the page or pasted, and shows how they go on. */
export default function DropAnywhere(props: DropAnywhereProps) {
  return (
    <>
      {useMay("write") && <Drops {...props} />}
      <UploadTray />
    </>
  );
}

function Drops({ target, called, onTaken }: DropAnywhereProps) {
  const over = useDroppedAnywhere((files) => {
    uploads.add(files, target);
    onTaken?.();
  });
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-2 z-40 grid place-items-center rounded-md border-2 border-accent border-dashed bg-accent-wash/90">
      <p className="flex items-center gap-3 rounded-md bg-sheet px-5 py-4 font-medium text-lg shadow-raised">
        <Upload aria-hidden className="size-5 text-accent" />
        <span>
          Soltá para subir a <bdi>{called}</bdi>
        </span>
      </p>
    </div>
  );
}
