import { Search } from "lucide-react";
import { useState } from "react";
import { Link } from "~/components/ui/link";
import { TextField } from "~/components/ui/text-field";
import { GUIDE_GROUPS, type Guide, guides } from "~/lib/guide-list";
import { findGuides, type Searched } from "../lib/find-guides";
import { guideText } from "../lib/guide-texts";

type FinderProps = {
  /** Returns the address of an article here. */
  to: (slug: string) => string;
};

/** The articles by task, and a field that searches all their words. */
export function GuideFinder({ to }: FinderProps) {
  const [typed, setTyped] = useState("");
  const { known, read } = useTexts();
  const found = findGuides(known, typed);
  return (
    <>
      <search className="mb-8 block max-w-xl">
        <TextField
          label="Buscar en las guías"
          type="search"
          placeholder="plazo, cédula, factura…"
          autoComplete="off"
          value={typed}
          onFocus={read}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="mt-2 flex items-center gap-2 text-ink-soft text-sm">
          <Search aria-hidden className="size-4" />
          {statusOf(typed, found.length)}
        </p>
      </search>
      {typed.trim() ? <GuideList guides={found} to={to} /> : <Groups to={to} />}
    </>
  );
}

function statusOf(typed: string, count: number): string {
  if (!typed.trim()) return `${guides.length} guías, cada una con sus pasos.`;
  if (count === 0) return "Ninguna guía dice eso. Probá con otra palabra.";
  return count === 1 ? "Una guía." : `${count} guías.`;
}

/** The texts are loaded when somebody begins to search: until then titles and summaries suffice. */
function useTexts() {
  const [known, setKnown] = useState<readonly Searched[]>(guides);
  const [asked, setAsked] = useState(false);
  const read = () => {
    if (asked) return;
    setAsked(true);
    const all = guides.map(async (one) => ({ ...one, html: await guideText(one.slug) }));
    Promise.all(all).then(setKnown, () => setAsked(false));
  };
  return { known, read };
}

const Groups = ({ to }: FinderProps) =>
  GUIDE_GROUPS.map((group) => (
    <section key={group} className="mb-8">
      <h2 className="mb-3 font-medium font-serif text-[1.25rem]">{group}</h2>
      <GuideList guides={guides.filter((one) => one.group === group)} to={to} />
    </section>
  ));

function GuideList({ guides: shown, to }: FinderProps & { guides: readonly Guide[] }) {
  if (shown.length === 0) return null;
  return (
    <ul className="max-w-3xl divide-y border-y">
      {shown.map(({ slug, title, summary }) => (
        <li key={slug} className="py-3">
          <Link to={to(slug)} className="link font-medium">
            {title}
          </Link>
          <p className="mt-0.5 text-ink-soft">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
