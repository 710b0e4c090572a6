/** Default labels (spec §9). */
export const defaultLabels = {
  mehr: 'Mehr Erfahren',
  veranstaltungen: 'Weitere Veranstaltungen anzeigen',
  artikel: 'Weitere Artikel laden',
  weiterlesen: 'Weiterlesen',
} as const

/** Replaces a missing title: a link needs text. */
export const withoutTitle = 'Ohne Titel'

/** Label of the link to order a list by mail. */
export const benachrichtigenLabel = 'Per E-Mail benachrichtigen'
