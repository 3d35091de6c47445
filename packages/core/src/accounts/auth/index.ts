export type { Browser, NeedsFactor, SignIn } from "./entry";
export { googleConfiguration, loginWithGoogle } from "./google";
export * as Auth from "./index";
export { type CodeErrand, notifyNewSignIn, sendCode, sendFactorNotice } from "./letters";
export { deactivate, login, reactivate } from "./login";
export { assertOwnHand } from "./own-hand";
export { changePassword, requestReset, reset, verifyResetCode } from "./password";
export { type Pending, register, resendCode, verifyCode } from "./register";
export { answerPasskey, answerSecondFactor, askPasskey } from "./second-factor";
