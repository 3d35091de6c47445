import { Button, ButtonLink } from "~/components/ui/button";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";

type NotThereProps = {
  error: unknown;
  again: () => void;
  words: {
    /** The texts for an address without content. */
    title: string;
    hint: string;
    way: string;
    /** The text for a failed request. */
    failed: string;
  };
};

const NOTHING = [400, 404, 410];

/** The page of a visitor's address without content, or whose content could not be read. */
export function NotThere({ error, again, words }: NotThereProps) {
  const isUnknown = error instanceof ApiError && NOTHING.includes(error.status);
  return (
    <div className="border-accent/60 border-s-2 ps-6">
      <h1 className="font-serif text-[1.75rem] leading-tight">
        {isUnknown ? words.title : words.failed}
      </h1>
      <p className="mt-3 max-w-lg text-ink-soft text-lg">
        {isUnknown ? words.hint : messageOf(error)}
      </p>
      <div className="mt-6">
        {isUnknown ? (
          <ButtonLink to={paths.site.booking()}>{words.way}</ButtonLink>
        ) : (
          <Button variant="primary" onClick={again}>
            Intentar de nuevo
          </Button>
        )}
      </div>
    </div>
  );
}
