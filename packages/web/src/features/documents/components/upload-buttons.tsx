import { Camera, Upload } from "lucide-react";
import { useRef } from "react";
import { ChooseFiles } from "~/components/files/choose-files";
import { Button } from "~/components/ui/button";
import { uploads } from "../hooks/uploads";
import type { Target } from "../lib/upload-queue";

type UploadButtonsProps = {
  target: Target;
  /** Called once files were chosen. */
  onChosen?: () => void;
};

/** Chooses files to upload or, on a device that is held, takes a picture of a paper. */
export function UploadButtons({ target, onChosen }: UploadButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const add = (files: Iterable<File>) => {
    uploads.add(files, target);
    onChosen?.();
  };
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Foto"
        onChange={({ target: input }) => {
          add([...(input.files ?? [])]);
          input.value = "";
        }}
      />
      <Button className="hidden pointer-coarse:inline-flex" onClick={() => camera.current?.click()}>
        <Camera aria-hidden /> Sacar una foto
      </Button>
      <ChooseFiles onChoose={add}>
        {(open) => (
          <Button variant="primary" onClick={open}>
            <Upload aria-hidden /> Subir documentos
          </Button>
        )}
      </ChooseFiles>
    </span>
  );
}
