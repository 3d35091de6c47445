import { Card } from "~/components/ui/card";
import { Meter } from "~/components/ui/meter";
import { useSession } from "~/lib/session/session";
import { PersonalFields, ProfileForm } from "./profile-form";

/** The profile's data, and how complete it is. */
export function PersonalTab() {
  const { user } = useSession();
  if (!user) return null;
  const score = user.profileCompletionScore;
  return (
    <Card>
      <div className="mb-6 border-b pb-5">
        <Meter label="Datos completos" value={score} max={100} text={`${score} %`} scarce={false} />
      </div>
      <ProfileForm user={user} Fields={PersonalFields} />
    </Card>
  );
}
