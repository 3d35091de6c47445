/** How long the address of a photo may be, in characters: a picture of 64 pixels is one. */
export const PICTURE_LENGTH = 2048;

export const NO_PICTURE = "Foto: elegí una imagen";
