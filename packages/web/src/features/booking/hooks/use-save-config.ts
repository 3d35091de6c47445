import type { BookingConfig, BookingConfigInput } from "@foja/core/agenda/booking/booking.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "~/lib/api/error";
import { notify } from "~/lib/notify";
import { readConfig, saveConfig } from "../api/booking-config";

/** Saves a part of the configuration over what was read, shows a notice and the result. */
export function useSaveConfig(config: BookingConfig) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (json: BookingConfigInput) => saveConfig(json, config.version),
    onSuccess: (saved) => cache.setQueryData(readConfig().queryKey, saved),
    onError: (failure) => {
      // When somebody saved first, the next try is based on what they saved.
      const isStale = failure instanceof ApiError && failure.status === 412;
      if (isStale) void cache.invalidateQueries({ queryKey: readConfig().queryKey });
    },
  });
  return {
    save: (json: BookingConfigInput, said: string, then?: () => void) =>
      mutate(json, {
        onSuccess: () => {
          notify.success(said);
          then?.();
        },
      }),
    isSaving: isPending,
    error,
    reset,
  };
}
