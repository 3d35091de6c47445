import { useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import {
  commit,
  get,
  isStale,
  planAccess,
  type ReservedItem,
  reservedKey,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Users } from "../users";

/** Whether the practice demands a second factor of every member. */
export const isDemanded = async (): Promise<boolean> =>
  (await get<ReservedItem>(reservedKey(useOwner())))?.factorDemanded === true;

/**
 * Demands a second factor of every member of the practice, or ends the demand: those without one
 * have no access to it from their next request on. The actor and the founder must have one. Throws
 * `factor.none`.
 */
export const demand = (demanded: boolean): Promise<void> =>
  again(async () => {
    const ownerId = useOwner();
    const { userId } = useUser();
    const guarded = demanded
      ? [...new Set([userId, ownerId])].map((id) => Users.guarded(id, none))
      : [];
    await commit(await planAccess(ownerId, { factorDemanded: demanded }), ...guarded);
  }, isStale);

const none = () =>
  new AppError(
    "factor.none",
    "Para pedírselo a todos, activalo primero en tu cuenta y en la de quien fundó el estudio.",
  );
