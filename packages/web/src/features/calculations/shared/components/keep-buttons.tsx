import type { ComputeCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { Link as LinkIcon, Save } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { copyText } from "~/lib/copy-text";
import { paths } from "~/lib/paths";
import { token } from "~/lib/session/store";
import { leaveToKeep } from "../lib/kept";

type KeepProps = { computed: ComputeCalculator; disabled: boolean };

/** The actions of a visitor on a result: save it in an account, or copy its address. */
export function KeepButtons({ computed, disabled }: KeepProps) {
  const navigate = useNavigate();
  const [known] = useState(() => token.get() !== null);
  const keep = (way: string) => () => {
    leaveToKeep(computed);
    navigate(way);
  };
  const { keep: here } = paths.calculators;
  return (
    <div className="flex flex-wrap gap-2">
      {known ? (
        <Button variant="primary" disabled={disabled} onClick={keep(here)}>
          <Save aria-hidden />
          Guardar en mi estudio
        </Button>
      ) : (
        <>
          <Button variant="primary" disabled={disabled} onClick={keep(paths.auth.register(here))}>
            <Save aria-hidden />
            Crear cuenta y guardar
          </Button>
          <Button disabled={disabled} onClick={keep(paths.auth.login(here))}>
            Ya tengo cuenta
          </Button>
        </>
      )}
      <Button
        disabled={disabled}
        onClick={() => void copyText(location.href, "Enlace copiado: abre esta misma cuenta")}
      >
        <LinkIcon aria-hidden />
        Copiar el enlace
      </Button>
    </div>
  );
}
