/** Whether a device is carried in the hand, from the words it is described in. */
export const isHandheld = (device: string): boolean =>
  /\b(ios|android|iphone|ipad|celular|tel[eé]fono|tablet)\b/i.test(device);
