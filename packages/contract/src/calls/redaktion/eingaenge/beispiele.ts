/** Shared values of the examples: an event that a visitor has sent. */

export const weinfest = {
  vorgang: 'F-7GQ2M9XD',
  formular: { slug: 'veranstaltung-melden', titel: 'Veranstaltung melden' },
  eingegangen_am: '2026-11-20T11:00:00.000Z',
  stand: 'neu' as const,
  zustaendig: null,
  geloescht_am: '2027-05-19',
}
export const ganz = {
  ...weinfest,
  antworten: [
    { name: 'titel', label: 'Wie heißt die Veranstaltung?', typ: 'text' as const, text: 'Weinfest' },
  ],
  email: 'erika@example.org',
  versand: true,
  zustellung: {
    lage: 'uebergeben' as const,
    text: 'Verschickt am 20. November 2026 um 12:01 Uhr.',
  },
  verlauf: [{ am: '2026-11-20T11:00:00.000Z', stand: 'neu' as const, von: null }],
  notiz: '',
  moeglich: ['uebernehmen' as const],
  fassung: 1,
}
