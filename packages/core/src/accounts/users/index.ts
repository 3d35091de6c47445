export { account, accountIn } from "./account";
export * as Users from "./index";
export { list } from "./list";
export { emailTaken, goingBack, mayGoBack, planMove } from "./own-email";
export { toUser, type UserRecord, userKey } from "./user.item";
export { practiceName } from "./user.rules";
export {
  add,
  addSkills,
  current,
  draft,
  emailsOf,
  everyone,
  find,
  findByEmail,
  findByGoogle,
  get,
  guarded,
  linkGoogle,
  peopleOf,
  recordsOf,
  removal,
  removeSkill,
  roleOf,
  save,
  stays,
  updateProfile,
} from "./users";
