/** Why a bundle cannot be built, as a sentence for a person. */
export class Unbuildable extends Error {}
