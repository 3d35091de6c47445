import type { Wish, Wishes } from "@foja/core/outreach/campaigns/wishes.schema";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { changeWishes, readWishes } from "../api/wishes";

const SAID: Record<Wish, string> = {
  none: "Listo: no te escribimos más. Si cambiás de idea, podés volver acá mismo.",
  fewer: "Listo: te llega como mucho un correo por mes.",
  all: "Listo: te volvemos a escribir.",
};

/** The e-mail preferences of a campaign's recipient: none, at most one a month, or all again. */
export function MailWishes({ token }: { token: string }) {
  const [wishes, setWishes] = useState<Wishes>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState<Wish>();
  useEffect(() => {
    readWishes(token).then(setWishes, (error: unknown) => setSaid(messageOf(error)));
  }, [token]);
  const choose = async (mails: Wish) => {
    setBusy(mails);
    try {
      setWishes(await changeWishes(token, mails));
      setSaid(SAID[mails]);
    } catch (error) {
      setSaid(messageOf(error));
    }
    setBusy(undefined);
  };
  const button = (mails: Wish, label: string, isMain: boolean) => (
    <Button
      variant={isMain ? "primary" : undefined}
      busy={busy === mails}
      busyLabel="Un momento…"
      onClick={() => void choose(mails)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {wishes && <Standing {...wishes} />}
      {wishes && !wishes.final && (
        <p className="flex flex-wrap gap-2">
          {wishes.mails !== "none" && button("none", "No recibir más correos", true)}
          {wishes.mails === "none" && button("all", "Deshacer y volver a recibirlos", true)}
          {wishes.mails !== "fewer" && button("fewer", "Recibir como mucho uno por mes", false)}
          {wishes.mails === "fewer" && button("all", "Volver a recibir todos", false)}
        </p>
      )}
      <p role="status">{said}</p>
    </>
  );
}

function Standing({ email, mails, origin, consentAt, final }: Wishes) {
  if (final) return <p>A esta dirección no le escribimos.</p>;
  const now = {
    all: `Le escribimos a ${email}.`,
    fewer: `Le escribimos a ${email} como mucho una vez por mes.`,
    none: `A ${email} ya no le escribimos.`,
  }[mails];
  const why = origin && consentAt && ` La dirección viene de: ${origin}, ${formatDay(consentAt)}.`;
  return (
    <p>
      {now}
      {why}
    </p>
  );
}
