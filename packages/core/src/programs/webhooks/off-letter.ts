import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { env } from "../../kernel/env";
import { compose } from "../../kernel/letter-frame.rules";

/** A letter to who made an address of webhooks: it was switched off, and why. */
export type OffErrand = {
  kind: "webhookOff";
  userId: string;
  practiceId: string;
  endpointId: string;
  host: string;
  because: string;
};

/** Mails who made an address that nothing is sent there any more. */
export async function sendOffLetter({ _id, userId, host, because }: OffErrand & { _id: string }) {
  const user = await Users.find(userId);
  if (!user) return;
  const url = new URL("/apps/profiles/account/programs", env().APP_URL).href;
  await Letters.send({ kind: "webhookOff", id: _id, to: user.email }, () =>
    compose({
      subject: "Dejamos de avisar a un programa",
      paragraphs: [
        `Hola, ${user.firstName}.`,
        `Dejamos de enviar avisos al programa de ${host}. ${because}`,
        "Cuando vuelva a andar, activá la dirección y usá «Enviar de nuevo» para mandarle lo que se perdió.",
      ],
      link: { label: "Ver los programas", url },
      closing: "Los envíos quedan guardados por treinta días.",
    }),
  );
}
