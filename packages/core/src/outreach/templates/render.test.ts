import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { mimeOf } from "../../kernel/ports/mime";
import { kept, render } from "./index";

const FOOT = { unsubscribeUrl: "https://foja.ar/unsubscribe?token=t" };

const written = (html: string, more: { subject?: string; text?: string } = {}) =>
  kept({
    ...{ name: "Prueba", subject: "Hola {{nombre}}", preheader: "Para {{plan}}", html },
    ...{ text: "", blocks: null },
    ...more,
  });

const mail = (html: string, reader = {}, more = {}) => render(written(html, more), reader, FOOT);

describe("a template for a reader", () => {
  it("says the reader's data, escaped, or what each variable falls back to", () => {
    const { subject, html, text, preheader } = mail(
      "<p>Hola {{nombre}} de {{provincia|tu zona}}, {{email}}</p>",
      { nombre: "<b>Ana</b> & {{plan}}\r\nBcc: x@y.z", email: "ana@foja.ar" },
    );
    expect(subject).toBe("Hola <b>Ana</b> & {{plan}} Bcc: x@y.z");
    expect(preheader).toBe("Para tu plan");
    expect(html).toContain(
      "<p>Hola &#x3C;b>Ana&#x3C;/b> &#x26; {{plan}} Bcc: x@y.z de tu zona, ana@foja.ar</p>",
    );
    expect(text).toContain("Hola <b>Ana</b> & {{plan}} Bcc: x@y.z de tu zona, ana@foja.ar");
  });

  it("has the sentences of the law, whatever it does to be rid of them", () => {
    const { html, text } = mail(
      "<p>x</p></td></tr></table></body></html><!-- <style>.foja-foot{display:none}</style>",
    );
    for (const part of [html, text]) {
      expect(part).toContain("Publicidad");
      expect(part).toContain("retiro o bloqueo de su nombre de los bancos de datos");
      expect(part).toContain("decreto 1558/2001, anexo I, artículo 27, tercer párrafo");
      expect(part).toContain("https://foja.ar/unsubscribe?token=t");
      expect(part).toContain("Te escribe Foja");
    }
    expect(html.match(/<\/html>/g)).toHaveLength(1);
    expect(html.match(/<style>/g)).toHaveLength(1);
  });

  it("derives the text part, with lists and links, unless it was written", () => {
    const html =
      '<h1>Novedades</h1><ul><li>Uno</li></ul><p><a href="https://foja.ar/x">Ver</a></p>';
    expect(written(html)).toMatchObject({
      text: "Novedades\n\n * Uno\n\nVer (https://foja.ar/x)",
      isTextEdited: false,
    });
    expect(mail(html, { nombre: "Ana" }, { text: "Otra cosa, {{nombre}}" }).text).toContain(
      "Otra cosa, Ana",
    );
  });

  it.each([
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="java\nscript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="/relative">x</a>', "<a>x</a>"],
    ['<a href="https://a.ar/?{{email}}">x</a>', "<a>x</a>"],
    ['<img src="http://a.ar/x.png" alt="a" onerror="alert(1)">', '<img alt="a">'],
    [
      '<p onclick="x()" id="a" name="b" class="foja-col foja-foot">x</p>',
      '<p class="foja-col">x</p>',
    ],
    [
      '<p style="position:fixed;color:red;margin:-9px;background:url(https://a.ar)">x</p>',
      '<p style="color:red">x</p>',
    ],
    ["<svg><script>alert(1)</script></svg><style>p{}</style><title>t</title>x", "x"],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      "",
    ],
    ["<form action=x><input name=y><button>z</button></form>", "z"],
  ])("keeps of %s only what is harmless", (given, left) => {
    expect(written(given).html).toBe(left);
  });

  it("arrives well-formed, with both parts and no other header", async () => {
    const { subject, html, text } = mail("<p>Ñandú {{nombre}}</p>", {
      nombre: "Ana\r\nBcc: x@y.z",
    });
    const octets = await mimeOf({ from: "Foja <a@foja.ar>", to: "b@foja.ar", subject, html, text });
    const read = await PostalMime.parse(octets);
    expect(read.subject).toBe("Hola Ana Bcc: x@y.z");
    expect(read.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(read.html?.trim()).toBe(html);
    expect(read.text?.trim()).toBe(text);
  });
});
