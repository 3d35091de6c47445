export * as Users from "./index";
export { list } from "./list";
export { toUser, type UserRecord } from "./user.item";
export {
  account,
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
  linkGoogle,
  removal,
  removeSkill,
  roleOf,
  save,
  stays,
  updateProfile,
} from "./users";
