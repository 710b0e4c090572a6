/** Shared values of the examples: a form for events, and its submission. */

export const beispiel = {
  slug: 'veranstaltung-melden',
  einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
  kennwort: '7GQ2M9XD4HT8PZ3K',
  vorgang: 'F-7GQ2M9XD',
  datei: { kennung: 'Zm90by1kZXItbGF0ZXJuZQ', name: 'laterne.jpg', typ: 'image/jpeg', groesse: 812_000 },
}

export const formularBeispiel = {
  slug: beispiel.slug,
  titel: 'Veranstaltung melden',
  einleitung: 'Ihr Termin für den Veranstaltungskalender der Stadt.',
  schritte: [
    {
      titel: 'Ihre Veranstaltung',
      felder: [
        { typ: 'text' as const, name: 'titel', label: 'Wie heißt die Veranstaltung?', pflicht: true },
        {
          typ: 'datum' as const,
          name: 'tag',
          label: 'An welchem Tag?',
          pflicht: true,
          zeitraum: 'ab_heute' as const,
        },
        {
          typ: 'email' as const,
          name: 'e-mail',
          label: 'E-Mail',
          pflicht: true,
          autocomplete: 'email' as const,
        },
      ],
    },
  ],
  bestaetigung: 'Wir prüfen den Termin innerhalb von drei Werktagen.',
  zweck: 'um Ihre Veranstaltung zu veröffentlichen (Artikel 6 Absatz 1 Buchstabe a DSGVO)',
  detailURL: '/formulare/veranstaltung-melden',
}
