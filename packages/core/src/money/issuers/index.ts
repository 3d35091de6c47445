export { type CertificateAlert, forget, install, notifyEnding, request } from "./credential";
export { type Credential, type CredentialItem, credentialKey } from "./credential.item";
export * as Issuers from "./index";
export {
  current,
  isElectronic,
  issuerOf,
  type Profile,
  type Standing,
  standing,
  update,
} from "./settings";
