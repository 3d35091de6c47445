import type {
  CreateEscrito,
  Escrito,
  ListedEscrito,
} from "@foja/core/practice/escritos/escrito.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";

const calls = client.api.escritos;

/** The first part of the keys of what is read of writs. */
export const ESCRITOS = "escritos";

/** Writes a writ; sent again with the same key, it is written once. */
export const createEscrito = async (json: CreateEscrito, key: string): Promise<Escrito> =>
  (await answer(calls.$post({ json }, { headers: { "Idempotency-Key": key } }))).escrito;

/** The latest writs of a case, without their texts. */
export const caseWrits = (folderId: string) =>
  queryOptions({
    queryKey: [ESCRITOS, "case", folderId],
    queryFn: async ({ signal }): Promise<ListedEscrito[]> => {
      const query = { folderId, limit: "100" };
      return (await answer(calls.$get({ query }, { init: { signal } }))).escritos;
    },
  });
