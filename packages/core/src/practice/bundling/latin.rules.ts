/** The signs that a standard font of a PDF has beside Latin-1. */
const MORE = /[\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u20ac\u0152\u0153]/;

/**
 * A text in the signs that the standard fonts of a PDF have (WinAnsi): accents stay, anything else
 * loses its marks or becomes a question mark.
 */
export const latin = (text: string): string =>
  [...text.normalize("NFC").replace(/\s+/g, " ")]
    .map((sign) => {
      if (/[\u0020-\u007e\u00a1-\u00ff]/.test(sign) || MORE.test(sign)) return sign;
      const [plain = "?"] = sign.normalize("NFD");
      return /[\u0020-\u007e]/.test(plain) ? plain : "?";
    })
    .join("");
