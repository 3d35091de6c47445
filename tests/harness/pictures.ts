import { readFileSync } from "node:fs";

/**
 * Real pictures, turned to the right, that say where they were taken (34° S, 58° W), by whom, and
 * with what: «Ana Quiroga», «Camara».
 */
export const PHOTOS = {
  jpg: "photo.jpg",
  progressive: "photo-progressive.jpg",
  png: "photo.png",
  webp: "photo.webp",
} as const;

export const photo = (name: keyof typeof PHOTOS): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`pictures/${PHOTOS[name]}`, import.meta.url)));
