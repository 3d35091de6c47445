/** The role of a figure in a dispute: computed by the practice, claimed, or offered. */
export const CLASS_OPTIONS = [
  { value: "calculado", label: "Calculado" },
  { value: "reclamado", label: "Reclamado" },
  { value: "ofrecido", label: "Ofrecido" },
];
