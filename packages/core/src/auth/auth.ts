export type { Entry } from "./entry";
export { googleConfiguration, loginWithGoogle } from "./google";
export { deliverLetter, tellNewSignIn } from "./letters";
export { deactivate, login, type Pending, reactivate } from "./login";
export { changePassword, requestReset, reset, verifyResetCode } from "./password";
export { register, resendCode, verifyCode } from "./register";
