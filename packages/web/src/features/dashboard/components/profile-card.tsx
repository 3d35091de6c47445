import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Meter } from "~/components/ui/meter";
import { paths } from "~/lib/paths";

/** How complete the profile is, until it is. */
export function ProfileCard({ score }: { score: number }) {
  if (score >= 100) return null;
  return (
    <Card title="Tu perfil">
      <Meter label="Datos completos" value={score} max={100} text={`${score} %`} scarce={false} />
      <ButtonLink to={paths.profile()} size="sm" className="mt-4">
        Completar mi perfil
      </ButtonLink>
    </Card>
  );
}
