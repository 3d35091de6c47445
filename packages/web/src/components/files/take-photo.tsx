import { Camera } from "lucide-react";
import { useRef } from "react";
import { Button } from "../ui/button";

type TakePhotoProps = {
  onChoose: (files: Iterable<File>) => void;
  /** The types that the telephone makes of a photograph. */
  accept?: string;
};

/** On a telephone, takes a picture of a paper with its camera. */
export function TakePhoto({ onChoose, accept = "image/*" }: TakePhotoProps) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={camera}
        type="file"
        accept={accept}
        capture="environment"
        hidden
        aria-label="Foto"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button className="sm:hidden" onClick={() => camera.current?.click()}>
        <Camera aria-hidden /> Sacar una foto
      </Button>
    </>
  );
}
