/** A PDF of one page with these lines of text. */
export function pdfOf(lines: string[]): Uint8Array<ArrayBuffer> {
  const drawn = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const content = `BT /F1 11 Tf 56 780 Td 20 TL\n${drawn}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  // One byte a letter, by the font's encoding.
  return new Uint8Array(Buffer.from(text + table + end, "latin1"));
}

const escaped = (line: string) =>
  line.replace(/[^\x20-\xff]/g, "-").replace(/[\\()]/g, (letter) => `\\${letter}`);
