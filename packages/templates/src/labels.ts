/** Default labels (spec §9). */
export const defaultLabels = {
  mehr: 'Mehr Erfahren',
  veranstaltungen: 'Weitere Veranstaltungen anzeigen',
  artikel: 'Weitere Artikel laden',
  weiterlesen: 'Weiterlesen',
} as const

/** The text of a link whose target has no title. */
export const withoutTitle = 'Ohne Titel'

/** Label of the link to the form that orders a list by mail. */
export const benachrichtigenLabel = 'Per E-Mail benachrichtigen'
