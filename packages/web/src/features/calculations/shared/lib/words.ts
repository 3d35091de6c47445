/** What a figure is in a dispute: what we computed, what is claimed, what was offered. */
export const CLASS_OPTIONS = [
  { value: "calculado", label: "Calculado" },
  { value: "reclamado", label: "Reclamado" },
  { value: "ofrecido", label: "Ofrecido" },
];
