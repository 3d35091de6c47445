import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Dejar de recibir correos");

/** Arrives with later work; until then one honest sentence. */
export default function Unsubscribe() {
  return (
    <TextPage
      title="Dejar de recibir correos"
      lead="Foja hoy solo manda los correos que tu cuenta necesita, como los códigos y los avisos de ingreso; la baja de otros envíos va a estar acá cuando existan."
    />
  );
}
