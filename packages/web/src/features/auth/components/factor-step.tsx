import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { Link } from "~/components/ui/link";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { openSession } from "~/lib/session/session";
import { answerSecondFactor } from "../api/second-factor";
import { useFrom } from "../hooks/use-from";
import { AuthSheet } from "./auth-sheet";
import { FactorForm, type Proof } from "./factor-form";

/** The second step of signing in. The layout decides where to go afterwards. */
export default function FactorStep({ asked }: { asked: Asked }) {
  const from = useFrom();
  const onProof = async (proof: Proof) => {
    openSession(await answerSecondFactor({ challenge: asked.challenge, ...proof }));
    notify.success("¡Inicio de sesión exitoso!");
  };
  return (
    <AuthSheet
      title="Confirmá que sos vos"
      lead="Tu cuenta pide un segundo factor, además de la contraseña o de Google."
      foot={
        <Link to={paths.auth.login(from)} replace state={null} className="link">
          Volver a empezar
        </Link>
      }
    >
      <FactorForm asked={asked} onProof={onProof} remembers action="Ingresar" />
    </AuthSheet>
  );
}
