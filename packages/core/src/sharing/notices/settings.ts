import type * as z from "zod";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, get, insert, isStale, replace, stale } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { Whatsapp } from "../whatsapp";
import type { changeWhatsapp as changeWhatsappBody, WhatsappUse } from "../whatsapp/message.schema";
import {
  KINDS,
  mayGoAlone,
  NOTICE_KINDS,
  type NoticeKind,
  unknownIn,
  variablesOf,
} from "./kinds.rules";
import { type Chosen, type SettingsItem, settingsKey } from "./settings.item";
import type { changeNoticeSetting, NoticeSetting } from "./settings.schema";

const USUAL: Chosen = { text: null, alone: false };

/** What a practice set for its notices, by kind. */
export async function chosenOf(ownerId: string): Promise<SettingsItem["kinds"]> {
  return (await get<SettingsItem>(settingsKey(ownerId)))?.kinds ?? {};
}

const shown = (kind: NoticeKind, { text, alone }: Chosen): NoticeSetting => ({
  ...{ kind, name: KINDS[kind].name, text, usual: KINDS[kind].text },
  ...{ variables: [...variablesOf(kind)], alone, mayGoAlone: mayGoAlone(kind) },
});

/** What the current practice tells of each kind, and which go out alone. */
export async function settings(): Promise<NoticeSetting[]> {
  const chosen = await chosenOf(useUser().ownerId);
  return NOTICE_KINDS.map((kind) => shown(kind, chosen[kind] ?? USUAL));
}

/**
 * Changes what the current practice tells of a kind. Throws `notice.not_found` for a kind that there
 * is not, and a sentence for words that name what it lacks, or for money that would go out alone.
 */
export async function changeSetting(
  named: string,
  given: z.output<typeof changeNoticeSetting>,
): Promise<NoticeSetting> {
  const kind = NOTICE_KINDS.find((one) => one === named);
  if (!kind) throw new AppError("notice.not_found", "No hay ese tipo de aviso.");
  assertSound(kind, given);
  return changed((read) => {
    const { text, alone } = { ...USUAL, ...read.kinds[kind] };
    const next = {
      text: given.text === undefined ? text : given.text,
      alone: given.alone ?? alone,
    };
    const kinds = { ...read.kinds, [kind]: next };
    return { kinds, answer: shown(kind, next) };
  });
}

type Set = Pick<SettingsItem, "kinds" | "whatsapp">;

/** Changes what the current practice set, from what it is. */
const changed = <T>(next: (read: Set) => Partial<Set> & { answer: T }): Promise<T> =>
  again(async () => {
    const { ownerId: userId, userId: by } = useUser();
    const read = await get<SettingsItem>(settingsKey(userId));
    const { kinds = {}, whatsapp = false } = read ?? {};
    const { answer, ...set } = next({ kinds, whatsapp });
    const item: SettingsItem = {
      ...settingsKey(userId),
      ...{ type: "noticeSettings", version: (read?.version ?? 0) + 1, userId, by },
      ...{ kinds, whatsapp, updatedAt: nowIso(), ...set },
    };
    await commit(read ? replace(item, read, stale) : insert(item, stale));
    return answer;
  }, isStale);

/** How the current practice writes to its clients by the stage's number, and what it costs. */
export async function whatsapp(): Promise<WhatsappUse> {
  const item = await get<SettingsItem>(settingsKey(useUser().ownerId));
  return Whatsapp.useOf(item?.whatsapp === true);
}

/** Has the current practice write to its clients by the stage's number, or no longer. */
export async function changeWhatsapp({ on }: z.output<typeof changeWhatsappBody>) {
  await changed(() => ({ whatsapp: on, answer: undefined }));
  return whatsapp();
}

function assertSound(kind: NoticeKind, { text, alone }: z.output<typeof changeNoticeSetting>) {
  const { name } = KINDS[kind];
  if (alone && !mayGoAlone(kind)) {
    throw invalid(
      "alone",
      `Que salga solo: «${name}» habla de dinero, y eso lo aprueba una persona.`,
    );
  }
  const unknown = text ? unknownIn(kind, text) : undefined;
  if (unknown === undefined) return;
  const known = variablesOf(kind).map((one) => `{${one}}`);
  throw invalid(
    "text",
    `Texto: «${unknown}» no se puede usar acá. Podés usar ${known.join(", ")}.`,
  );
}
