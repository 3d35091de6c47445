import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../api/messages";
import { notify } from "../notify";
import type { Identified, Owned } from "./pages";
import type { Records } from "./records";

type Stated<S> = Identified & { status: S };
type OwnedStated<S> = Stated<S> & Owned;

type Rules<R extends Stated<S>, T extends OwnedStated<S>, S> = {
  records: Records<R, T>;
  save: (id: string, from: S, to: S) => Promise<T>;
  /** «Causa: pendiente». */
  sentence: (to: S) => string;
};

type Move<S> = { of: Stated<S>; to: S; quiet?: boolean };

/** Moves a record to another state: shown at once, reverted if refused, undone from its notice. */
export function useStatusMove<R extends Stated<S>, T extends OwnedStated<S>, S extends string>({
  records,
  save,
  sentence,
}: Rules<R, T, S>) {
  const cache = useQueryClient();
  const foreshow = (id: string, status: S) =>
    records.foreshow(cache, id, { status } as Partial<R> & Partial<T>);

  const { mutate } = useMutation({
    mutationFn: ({ of, to }: Move<S>) => save(of._id, of.status, to),
    onMutate: ({ of, to }) => foreshow(of._id, to),
    onSuccess: (changed, { of, to, quiet }) => {
      records.show(cache, changed);
      void records.settle(cache);
      const run = () => mutate({ of: { ...of, status: to }, to: of.status, quiet: true });
      if (!quiet) notify.success(sentence(to), { label: "Deshacer", run });
    },
    onError: async (error, { of }) => {
      await foreshow(of._id, of.status);
      notify.error(messageOf(error));
      void records.refresh(cache);
    },
  });
  return mutate;
}
