import { Camera, Paperclip } from "lucide-react";
import { useRef } from "react";
import { Button } from "~/components/ui/button";
import { ACCEPTED } from "./files";

/** Adds photographs and PDFs to a message; on a telephone, of a paper with its camera. */
export function AttachButtons({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const chosen = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = "";
  };
  return (
    <>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        hidden
        aria-label="Foto"
        onChange={chosen}
      />
      <input
        ref={files}
        type="file"
        multiple
        accept={ACCEPTED}
        hidden
        aria-label="Elegir fotos o PDF"
        onChange={chosen}
      />
      <Button className="sm:hidden" onClick={() => camera.current?.click()}>
        <Camera aria-hidden /> Sacar una foto
      </Button>
      <Button onClick={() => files.current?.click()}>
        <Paperclip aria-hidden /> Adjuntar
      </Button>
    </>
  );
}
