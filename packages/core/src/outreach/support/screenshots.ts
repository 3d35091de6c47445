import { Throttle } from "../../accounts/throttle";
import { AppError, invalid } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import * as files from "../../kernel/ports/files";
import { Files } from "../../practice/files";
import { HEAD_BYTES, isWhatItSays } from "../../practice/files/magic.rules";
import { keptKey, postedKey } from "./consultation.item";
import {
  type AnnounceScreenshot,
  type Consultation,
  LARGEST_SCREENSHOT,
  SCREENSHOT_TYPES,
} from "./consultation.schema";

const UPLOAD_SECONDS = 600;
const LINK_SECONDS = 300;

/** Ten pictures at once from a network, and another every two minutes. */
const BUCKET = { size: 10, refillMs: 120_000 };

/** Reserves room for a picture and returns where to post it, and its name for the consultation. */
export async function announce({ type, size }: AnnounceScreenshot) {
  await Throttle.takeFromCaller("support-screenshot", BUCKET);
  const screenshot = newId("attachment");
  const seconds = UPLOAD_SECONDS;
  const upload = await files.allowUpload(postedKey(screenshot), { type, size, seconds });
  return { screenshot, upload };
}

/** Stores a posted picture with its consultation. Throws a sentence where it is not a picture. */
export async function take(screenshot: string, consultationId: string): Promise<void> {
  const from = postedKey(screenshot);
  const found = isId("attachment", screenshot) ? await files.begin(from, HEAD_BYTES) : undefined;
  if (!found) throw invalid("screenshot", "Captura: no llegó. Adjuntala de nuevo.");
  const type = SCREENSHOT_TYPES.find((one) => isWhatItSays(one, found.head));
  const isRight = type && found.size <= LARGEST_SCREENSHOT;
  const to = keptKey(consultationId);
  if (isRight && (await Files.keep({ from, to, type, tag: found.tag }))) return;
  throw invalid("screenshot", "Captura: tiene que ser una imagen PNG, JPG o WebP de hasta 5 MB.");
}

/** An address of the picture of a consultation, valid for five minutes. */
export function linkOf({ _id, number, hasScreenshot }: Consultation): Promise<string> {
  if (!hasScreenshot) throw new AppError("attachment.not_found", "No encontramos ese archivo.");
  return files.linkTo(keptKey(_id), `consulta-${number}`, LINK_SECONDS);
}
