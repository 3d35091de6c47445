import { Paperclip } from "lucide-react";
import { ChooseFiles } from "~/components/files/choose-files";
import { TakePhoto } from "~/components/files/take-photo";
import { Button } from "~/components/ui/button";
import { ACCEPTED } from "./files";

/** Adds photographs and PDFs to a message; on a telephone, of a paper with its camera. */
export const AttachButtons = ({ onChoose }: { onChoose: (files: Iterable<File>) => void }) => (
  <>
    <TakePhoto accept="image/jpeg" {...{ onChoose }} />
    <ChooseFiles accept={ACCEPTED} {...{ onChoose }}>
      {(open) => (
        <Button onClick={open}>
          <Paperclip aria-hidden /> Adjuntar
        </Button>
      )}
    </ChooseFiles>
  </>
);
