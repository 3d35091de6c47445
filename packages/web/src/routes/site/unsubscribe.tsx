import { StopDigest } from "~/features/site/components/stop-digest";
import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Dejar de recibir correos");

/** Stops the daily digest for whoever comes from it; a visit alone changes nothing. */
export default function Unsubscribe() {
  return (
    <TextPage
      title="Dejar de recibir correos"
      lead="Los códigos y los avisos de ingreso llegan siempre: tu cuenta los necesita. El resumen diario es optativo."
    >
      <StopDigest />
    </TextPage>
  );
}
