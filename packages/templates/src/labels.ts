/** Labels that stand where the editors gave none (spec §9). */
export const defaultLabels = {
  mehr: 'Mehr Erfahren',
  veranstaltungen: 'Weitere Veranstaltungen anzeigen',
  artikel: 'Weitere Artikel laden',
  weiterlesen: 'Weiterlesen',
} as const

/** Stands where an entry of a list has no title: its link needs words. */
export const withoutTitle = 'Ohne Titel'

/** Words of the link with which people have themselves told of what a list shows. */
export const benachrichtigenLabel = 'Per E-Mail benachrichtigen'
