import { useEffect, useState } from "react";
import { TextPage } from "~/components/text-page";
import { MailWishes } from "~/features/site/components/mail-wishes";
import { StopDigest } from "~/features/site/components/stop-digest";
import { documentTitle } from "~/lib/page-title";

/** The address has a secret: no page linked from here receives it. */
export const meta = () => [
  ...documentTitle("Dejar de recibir correos"),
  { name: "referrer", content: "no-referrer" },
];

/** Stops the campaigns' e-mails, or the daily digest; opening the page changes nothing. */
export default function Unsubscribe() {
  // The page is prerendered: only the browser knows the address.
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.search).get("m")), []);
  return (
    <TextPage
      title="Dejar de recibir correos"
      lead="Los códigos y los avisos de ingreso llegan siempre: tu cuenta los necesita. El resumen diario y la publicidad son optativos."
    >
      {token ? <MailWishes token={token} /> : <StopDigest />}
    </TextPage>
  );
}
