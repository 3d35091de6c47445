/** Whether a device is handheld, by the words of its description. */
export const isHandheld = (device: string): boolean =>
  /\b(ios|android|iphone|ipad|celular|tel[eé]fono|tablet)\b/i.test(device);
