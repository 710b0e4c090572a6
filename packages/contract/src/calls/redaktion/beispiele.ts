import type { Inhalt } from '../../entities/redaktion.ts'

/** Shared values of the examples: a page in progress. */

export const id = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'
export const anna = { id: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10', name: 'Anna Beispiel' }
export const berta = { id: '1c2d3e4f-2f0e-4c7e-9b0f-3d1f5f3f9a11', name: 'Berta Muster' }

export const daten = { pfad: '/rathaus/fundbuero', title: 'Fundbüro', content: [] }

export const kopf = {
  id,
  art: 'seite',
  titel: 'Fundbüro',
  schluessel: '/rathaus/fundbuero',
  pfad: '/rathaus/fundbuero',
  zielgruppe: 'oeffentlich',
  status: 'entwurf',
  luecken: 0,
  fassung: 1,
  oeffentliche_fassung: null,
  gueltig_von: null,
  gueltig_bis: null,
  zurueckgenommen_am: null,
  angelegt_am: '2026-11-20T08:00:00.000Z',
  geaendert_am: '2026-11-20T08:00:00.000Z',
  geaendert_von: anna,
  geloescht_am: null,
} as const satisfies Partial<Inhalt>

export const entwurf: Inhalt = {
  ...kopf,
  daten,
  vermerk: null,
  pruefung: null,
  rechte: ['schreiben', 'freigeben', 'loeschen'],
}

export const oeffentlich: Inhalt = { ...entwurf, status: 'oeffentlich', oeffentliche_fassung: 1 }

/** The page as visitors would see it. */
export const seite = (title: string) => ({
  title,
  breadcrumbs: [
    { title: 'Startseite', href: '/' },
    { title, href: '/rathaus/fundbuero' },
  ],
  content: [
    {
      template: 'text',
      slotName: 'content',
      context: { text: '<p>Hier finden Sie Verlorenes.</p>' },
      options: {},
    },
  ],
})
