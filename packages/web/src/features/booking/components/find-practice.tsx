import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { paths } from "~/lib/paths";
import { slugIn } from "../lib/addresses";

/** Goes to the booking page of a practice by the name of its address. */
export function FindPractice() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const found = slugIn(typed);
    setWrong(!found);
    if (found) void navigate(paths.site.booking(found));
  };
  return (
    <form noValidate onSubmit={go} className="my-6 max-w-md space-y-4">
      <TextField
        label="Dirección del estudio"
        placeholder="estudio-perez"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        value={typed}
        error={
          wrong ? "Escribí la dirección como te la pasaron, por ejemplo estudio-perez" : undefined
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary">
        Ver sus turnos
      </Button>
    </form>
  );
}
