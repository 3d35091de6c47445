import type { User } from "@foja/core/accounts/users/user.schema";
import { ImageUp, X } from "lucide-react";
import { useState } from "react";
import { Avatar } from "~/components/avatar";
import { ChooseFiles } from "~/components/files/choose-files";
import { Button } from "~/components/ui/button";
import { smallPhoto } from "../lib/small-photo";

type PhotoFieldProps = {
  user: Pick<User, "firstName" | "lastName">;
  value: string;
  error: string | undefined;
  onChange: (picture: string) => void;
};

/** The person's photo: chosen from their device, and made small before it is kept. */
export function PhotoField({ user, value, error, onChange }: PhotoFieldProps) {
  const [fault, setFault] = useState<string>();
  const choose = async ([file]: Iterable<File>) => {
    const picture = file && (await smallPhoto(file));
    setFault(picture ? undefined : "No pudimos leer esa imagen. Probá con una JPG o PNG.");
    if (picture) onChange(picture);
  };
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">Foto</legend>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar user={{ ...user, picture: value || null }} className="size-12" />
        <ChooseFiles single accept="image/*" onChoose={(files) => void choose(files)}>
          {(open) => (
            <Button onClick={open}>
              <ImageUp aria-hidden /> {value ? "Cambiar la foto" : "Elegir una foto"}
            </Button>
          )}
        </ChooseFiles>
        {value && (
          <Button onClick={() => onChange("")}>
            <X aria-hidden /> Quitar la foto
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 text-danger text-sm">
        {fault ?? error}
      </p>
    </fieldset>
  );
}
