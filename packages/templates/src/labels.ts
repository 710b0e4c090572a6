/** Labels that stand where the editors gave none (spec §9). */
export const defaultLabels = {
  mehr: 'Mehr Erfahren',
  veranstaltungen: 'Weitere Veranstaltungen anzeigen',
  artikel: 'Weitere Artikel laden',
  weiterlesen: 'Weiterlesen',
} as const
