/** What a plan stops following at the courts, as a sentence: `lost` linked cases, at least one. */
export const unfollowedText = (lost: number): string =>
  lost === 1
    ? "Una causa deja de seguirse en el tribunal: lo nuevo que se publique en ella no llega."
    : `${lost} causas dejan de seguirse en el tribunal: lo nuevo que se publique en ellas no llega.`;

/** What becomes of the people of a practice whose plan has no team. */
export const TEAM_TEXT =
  "Tu equipo trabaja como hasta ahora 14 días más; después lee, tilda y recibe avisos, y no carga nada nuevo.";
