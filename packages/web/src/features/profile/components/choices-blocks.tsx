import type { ReactNode } from "react";
import { usePeople } from "~/lib/people/people";
import { canPush } from "~/lib/push/push";
import { channelsOffered, DIGEST, SECTIONS, sectionsFor } from "../lib/preference-words";
import { ByChannel, type ChoicesProps, DigestByMail, Wanted, When } from "./choice-controls";

/** The preferences of alerts where there is no space for their table: one block for each kind. */
export function ChoicesBlocks(choices: ChoicesProps) {
  const { hasTeam } = usePeople();
  return (
    <ul className="divide-y">
      {sectionsFor(hasTeam).map((name) => (
        <li key={name} className="space-y-3 px-5 py-4">
          <div>
            <Wanted name={name} {...choices} />
            <p className="text-ink-soft text-sm">{SECTIONS[name].text}</p>
          </div>
          <When name={name} {...choices} />
          <Channels of={SECTIONS[name].title}>
            {channelsOffered(canPush()).map((channel) => (
              <ByChannel key={channel} name={name} channel={channel} {...choices} />
            ))}
          </Channels>
        </li>
      ))}
      <li className="space-y-3 px-5 py-4">
        <div>
          <p className="font-medium">{DIGEST.title}</p>
          <p className="text-ink-soft text-sm">{DIGEST.text}</p>
        </div>
        <p className="text-ink-soft">{DIGEST.when}</p>
        <Channels of={DIGEST.title}>
          <DigestByMail {...choices} />
        </Channels>
      </li>
    </ul>
  );
}

const Channels = ({ of, children }: { of: string; children: ReactNode }) => (
  <fieldset>
    <legend className="sr-only">Por dónde: {of}</legend>
    <div className="flex flex-wrap gap-x-5 gap-y-1">{children}</div>
  </fieldset>
);
