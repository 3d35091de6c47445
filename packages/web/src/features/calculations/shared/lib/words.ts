/** The role of a figure in a dispute: computed by us, claimed, or offered. */
export const CLASS_OPTIONS = [
  { value: "calculado", label: "Calculado" },
  { value: "reclamado", label: "Reclamado" },
  { value: "ofrecido", label: "Ofrecido" },
];
