import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { commit, isStale } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Users } from "../users";

/**
 * Names the practice; with `null` it has its founder's name again. The name is stored in the
 * founder's account, which is read anyway wherever a practice's name is shown.
 */
export const rename = (name: string | null): Promise<void> =>
  again(async () => {
    const founder = await Users.find(useOwner());
    if (!founder) throw new AppError("practice.not_found", "Ese estudio ya no existe.");
    if ((founder.practiceName ?? null) === name) return;
    await commit(Users.save(founder, { practiceName: name }));
  }, isStale);
