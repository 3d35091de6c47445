/** The least and most digits of a telephone with its country. */
const DIGITS = { least: 10, most: 15 };
const ARGENTINA = "54";

/** The address that opens WhatsApp with a text ready. Undefined for what is no number. */
export function whatsappOf(phone: string | null | undefined, text: string): string | undefined {
  const number = numberOf(phone);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/**
 * A number as WhatsApp names it, of an Argentine one as people write it: «011 15-4321-0000»,
 * «+54 9 341 555 0000». Undefined for what is no number.
 */
export function numberOf(phone: string | null | undefined): string | undefined {
  const typed = (phone ?? "").trim();
  const digits = typed.replace(/\D/g, "").replace(/^00/, "");
  const bare = digits.startsWith(ARGENTINA) ? digits.slice(2) : digits;
  const foreign = typed.startsWith("+") && !digits.startsWith(ARGENTINA);
  const number = foreign ? digits : `${ARGENTINA}9${local(bare)}`;
  if (number.length < DIGITS.least + (foreign ? 0 : 3) || number.length > DIGITS.most)
    return undefined;
  return number;
}

/** An Argentine number without the 9, the 0 of its area and the 15 of mobiles. */
function local(bare: string): string {
  const area = bare.replace(/^9/, "").replace(/^0/, "");
  if (area.length !== 12) return area;
  return area.replace(/^(\d{2,4})15(\d{6,8})$/, "$1$2");
}
