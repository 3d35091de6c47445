import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { paths } from "~/lib/paths";
import { slugIn, tokenIn } from "../lib/addresses";

type Finding = {
  label: string;
  placeholder: string;
  action: string;
  /** The message for a text without a match. */
  wrong: string;
  /** The address for what was typed; undefined if there is none. */
  pathOf: (typed: string) => string | undefined;
};

function FindForm({ label, placeholder, action, wrong, pathOf }: Finding) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const path = pathOf(typed);
    setIsWrong(!path);
    if (path) void navigate(path);
  };
  return (
    <form noValidate onSubmit={go} className="my-6 max-w-md space-y-4">
      <TextField
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        value={typed}
        error={isWrong ? wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}

const bookingOf = (typed: string) => {
  const slug = slugIn(typed);
  return slug && paths.site.booking(slug);
};

const visitOf = (typed: string) => {
  const token = tokenIn(typed);
  return token && paths.site.manageBooking(token);
};

/** Opens the booking page of a practice by the name in its address. */
export const FindPractice = () => (
  <FindForm
    label="Dirección del estudio"
    placeholder="estudio-perez"
    action="Ver sus turnos"
    wrong="Escribí la dirección como te la pasaron, por ejemplo estudio-perez"
    pathOf={bookingOf}
  />
);

/** Opens an appointment by the link of its e-mail. */
export const FindVisit = () => (
  <FindForm
    label="Enlace de tu correo"
    placeholder="Pegá el enlace"
    action="Ver mi turno"
    wrong="Pegá el enlace completo del correo"
    pathOf={visitOf}
  />
);
