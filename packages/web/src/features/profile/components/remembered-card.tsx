import type { RememberedDevice } from "@foja/core/accounts/factors/factor.schema";
import { Laptop, Smartphone, X } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { forgetDevice } from "../api/factors";
import { placeOfAddress } from "../lib/address-place";
import { isHandheld } from "../lib/device-kind";
import type { FactorActs } from "../lib/factor-acts";

type RememberedCardProps = Omit<FactorActs, "onCodes"> & { devices: RememberedDevice[] };

/** The devices that are not asked for the second factor, with a button to end that. */
export function RememberedCard({ devices, busy, act }: RememberedCardProps) {
  const forget = (id: string) =>
    void act(async () => notify.success((await forgetDevice(id)).message));
  return (
    <Card title="Dispositivos recordados" flush>
      {devices.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">
          Ninguno: el segundo factor se pide en todos. Al ingresar podés elegir que no se pida en
          uno por 30 días.
        </p>
      )}
      <ul>
        {devices.map(({ _id, device, address, current, createdAt, expiresAt }) => {
          const Icon = isHandheld(device) ? Smartphone : Laptop;
          return (
            <li key={_id} className="flex items-start gap-4 border-b px-5 py-3.5 last:border-0">
              <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="break-words font-medium">{device}</span>
                  {current && <Badge tone="accent">Este dispositivo</Badge>}
                </p>
                <p className="mt-0.5 text-ink-soft text-sm">
                  Desde el {formatDay(createdAt)} hasta el {formatDay(expiresAt)}
                  {address !== "-" && `, desde ${placeOfAddress(address)}`}
                </p>
              </div>
              <IconButton
                label={`Pedir el segundo factor en ${device}`}
                onClick={() => !busy && forget(_id)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
