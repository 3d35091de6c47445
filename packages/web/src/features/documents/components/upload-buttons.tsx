import { Upload } from "lucide-react";
import { ChooseFiles } from "~/components/files/choose-files";
import { TakePhoto } from "~/components/files/take-photo";
import { Button } from "~/components/ui/button";
import { uploads } from "../hooks/uploads";
import type { Target } from "../lib/upload-queue";

type UploadButtonsProps = {
  target: Target;
  /** Whether the page has another main action. */
  plain?: boolean;
};

/** Chooses files to upload or, on a phone, takes a picture of a paper. */
export function UploadButtons({ target, plain }: UploadButtonsProps) {
  const add = (files: Iterable<File>) => uploads.add(files, target);
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <TakePhoto onChoose={add} />
      <ChooseFiles onChoose={add}>
        {(open) => (
          <Button variant={plain ? "secondary" : "primary"} onClick={open}>
            <Upload aria-hidden /> Subir documentos
          </Button>
        )}
      </ChooseFiles>
    </span>
  );
}
