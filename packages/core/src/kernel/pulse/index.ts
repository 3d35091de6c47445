export { beat, forgetPulses, type Judged, type Pulse, pulses, watched } from "./pulse";
