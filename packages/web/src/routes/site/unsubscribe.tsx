import { useEffect, useState } from "react";
import { TextPage } from "~/components/text-page";
import { MailWishes } from "~/features/site/components/mail-wishes";
import { StopDigest } from "~/features/site/components/stop-digest";
import { StopNotices } from "~/features/site/components/stop-notices";
import { documentTitle } from "~/lib/page-title";

/** The address has a secret: no page linked from here receives it. */
export const meta = () => [
  ...documentTitle("Dejar de recibir correos"),
  { name: "referrer", content: "no-referrer" },
];

/** Stops campaigns' e-mails, the daily digest, or a client's notices; opening it changes nothing. */
export default function Unsubscribe() {
  // The page is prerendered: only the browser knows the address.
  const [{ token, notices }, setAsked] = useState<{ token?: string; notices?: string }>({});
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    setAsked({ token: asked.get("m") ?? "", notices: asked.get("c") ?? "" });
  }, []);
  if (notices) {
    return (
      <TextPage
        title="No recibir más avisos de tu caso"
        lead="Dejan de llegarte por e-mail las novedades que te manda tu abogado. Tu página sigue mostrándote cómo va tu caso."
      >
        <StopNotices token={notices} />
      </TextPage>
    );
  }
  return (
    <TextPage
      title="Dejar de recibir correos"
      lead="Los códigos y los avisos de ingreso llegan siempre: tu cuenta los necesita. El resumen diario y la publicidad son optativos."
    >
      {token ? <MailWishes token={token} /> : <StopDigest />}
    </TextPage>
  );
}
