import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import type { BookingConfig } from "@foja/core/agenda/booking/booking.schema";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { readConfig, readHours } from "../api/booking-config";
import { BookingHead } from "./booking-frame";
import { KindChoice } from "./kind-choice";
import { ADD_KIND, KindsCard } from "./kinds-card";
import { PAGE_FIELDS, SettingsCard } from "./settings-card";
import { ShareCard } from "./share-card";

/** The practice's booking page: its address, its kinds of appointment, its look, and sharing it. */
export default function ConfigPage() {
  const { data, error, refetch } = useQuery(readConfig());
  return (
    <>
      <PageHeader
        title="Configuración de reservas"
        description="La página en la que tus clientes reservan un turno."
      />
      {data ? (
        <Configuration config={data} />
      ) : (
        <Card flush>
          <Unread error={error} onRetry={refetch} rows={6} label="Cargando la configuración" />
        </Card>
      )}
    </>
  );
}

function Configuration({ config }: { config: BookingConfig }) {
  const { data: hours } = useQuery(readHours());
  const { user, practice } = useSession();
  const [shown, setShown] = useState({ title: config.title ?? "", intro: config.intro ?? "" });
  const base = `${location.origin}${paths.site.booking("x").slice(0, -1)}`;
  const name = practice?.named ? practice.name : (user?.name ?? "");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-6">
        <Missing config={config} hours={hours} />
        <SettingsCard config={config} name={name} base={base} onWrite={setShown} />
        <KindsCard config={config} />
        <HoursCard hours={hours} />
        {config.slug && <ShareCard url={`${base}${config.slug}`} />}
      </div>
      <Preview
        title={shown.title.trim() || name}
        intro={shown.intro}
        kinds={config.types.filter(({ active }) => active)}
      />
    </div>
  );
}

type MissingProps = { config: BookingConfig; hours: Availability | undefined };

/** What the practice still has to set up before its first appointment. */
function Missing({ config, hours }: MissingProps) {
  const missing = [
    !config.slug && { text: "Elegí la dirección de tu página y guardala", to: PAGE_FIELDS.slug },
    !config.types.some(({ active }) => active) && { text: "Agregá un turno", to: ADD_KIND },
    !isOpen(hours) && { text: "Cargá tu disponibilidad", to: HOURS_LINK },
    !config.active && { text: "Activá la página cuando esté lista", to: PAGE_FIELDS.active },
  ].filter((one) => one !== false);
  if (missing.length === 0) return null;
  return (
    <section
      aria-label="Lo que falta"
      className="flex gap-3 rounded-md border border-warn/40 bg-warn-wash px-4 py-3"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div>
        <p className="font-medium">Todavía no se puede reservar.</p>
        <ul className="mt-1 list-disc ps-4">
          {missing.map(({ text, to }) => (
            <li key={text}>
              <a href={`#${to}`} className="link">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The id of the link to the hours. */
const HOURS_LINK = "reservas-horarios";

/** Whether any hour can be booked; unread hours count as there. */
const isOpen = (hours: Availability | undefined) =>
  hours === undefined || hours.weekly.length > 0 || hours.exceptions.length > 0;

/** When appointments are given: how many days of the week, and the way to change them. */
function HoursCard({ hours }: { hours: Availability | undefined }) {
  const days = new Set(hours?.weekly.map(({ weekday }) => weekday)).size;
  const exceptions = hours?.exceptions.length ?? 0;
  return (
    <Card title="3. Cuándo atendés">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">
          {!isOpen(hours)
            ? "Todavía no cargaste horarios: sin ellos nadie puede reservar."
            : `${counted(days, "día", "días")} de la semana con horarios${
                exceptions > 0 ? ` y ${counted(exceptions, "fecha", "fechas")} aparte` : ""
              }.`}
        </p>
        <ButtonLink id={HOURS_LINK} to={paths.calendar.availability}>
          {isOpen(hours) ? "Cambiar los horarios" : "Cargar los horarios"}
        </ButtonLink>
      </div>
    </Card>
  );
}

type PreviewProps = { title: string; intro: string; kinds: BookingConfig["types"] };

/** A preview of the page with what is being edited. It cannot be used. */
function Preview({ title, intro, kinds }: PreviewProps) {
  return (
    <section aria-label="Vista previa" className="min-w-0 lg:sticky lg:top-[4.5rem]">
      <h2 className="mb-2 font-semibold text-sm">Así la ven tus clientes</h2>
      <div inert className="rounded-md border bg-paper p-5 shadow-raised">
        <BookingHead as="p" title={title} intro={intro.trim() || null} />
        {kinds.length > 0 ? (
          <KindChoice kinds={kinds} onPick={() => undefined} />
        ) : (
          <p className="text-ink-soft">Este estudio todavía no ofrece turnos en línea.</p>
        )}
      </div>
    </section>
  );
}
