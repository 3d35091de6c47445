import { HeadCell } from "~/components/ui/table";
import { usePeople } from "~/lib/people/people";
import { canPush } from "~/lib/push/push";
import {
  CHANNELS,
  type Channel,
  channelsOffered,
  DIGEST,
  SECTIONS,
  sectionsFor,
} from "../lib/preference-words";
import { ByChannel, type ChoicesProps, DigestByMail, Wanted, When } from "./choice-controls";

const cell = "border-t pe-3 ps-3 py-3 align-top";
const head = "ps-5 text-start font-normal";

/**
 * The preferences of alerts as a table: one row for each kind, one column for when, and one for
 * each channel.
 */
export function ChoicesTable(choices: ChoicesProps) {
  const { hasTeam } = usePeople();
  const channels = channelsOffered(canPush());
  return (
    <table className="w-full border-separate border-spacing-0">
      <thead>
        <tr>
          <HeadCell className="border-b-0 first:ps-5">Aviso</HeadCell>
          <HeadCell className="border-b-0">Cuánto antes</HeadCell>
          {channels.map((channel) => (
            <HeadCell key={channel} className="border-b-0 text-center">
              {CHANNELS[channel]}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {sectionsFor(hasTeam).map((name) => (
          <tr key={name}>
            <th scope="row" className={`${cell} ${head} w-60`}>
              <Wanted name={name} {...choices} />
              <p className="ps-6 text-ink-soft text-sm">{SECTIONS[name].text}</p>
            </th>
            <td className={cell}>
              <When name={name} {...choices} />
            </td>
            {channels.map((channel) => (
              <td key={channel} className={`${cell} w-20 text-center`}>
                <ByChannel name={name} channel={channel} bare {...choices} />
              </td>
            ))}
          </tr>
        ))}
        <DigestRow channels={channels} {...choices} />
      </tbody>
    </table>
  );
}

function DigestRow({ channels, ...choices }: ChoicesProps & { channels: Channel[] }) {
  return (
    <tr>
      <th scope="row" className={`${cell} ${head}`}>
        <p className="ps-6 font-medium">{DIGEST.title}</p>
        <p className="ps-6 text-ink-soft text-sm">{DIGEST.text}</p>
      </th>
      <td className={`${cell} text-ink-soft`}>{DIGEST.when}</td>
      {channels.map((channel) => (
        <td key={channel} className={`${cell} text-center`}>
          {channel === "email" ? (
            <DigestByMail bare {...choices} />
          ) : (
            <span className="text-ink-faint">
              <span aria-hidden>—</span>
              <span className="sr-only">No llega por acá</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
