import type { EmbeddedCms } from '@rathausplatz/cms'

type Document = Parameters<EmbeddedCms['store']['writeAll']>[0][number]

/** Half of the documents are pages, half are news. The size of a document does not depend on their number. */
const pagesOf = (size: number): number => size / 2

/** Every third article belongs to this group: enough for a full first page among a hundred documents. */
export const GROUP = 1
const BEREICHE = 5
const THEMEN = 10
const NEWEST = Date.parse('2026-01-31T08:00:00Z')
const HOUR = 3_600_000
const AUTHOR = 'messung@example.org'

/** Number of pages below a topic: all pages except the home page, the areas and the topics. */
export const deepPagesOf = (size: number): number => pagesOf(size) - 1 - BEREICHE - THEMEN

export const deepPath = (number: number): string => `${themaPath(number % THEMEN)}/seite-${number}`

export const bereichPath = (number: number): string => `/bereich-${number % BEREICHE}`
const themaPath = (number: number): string => `${bereichPath(number)}/thema-${number}`

function* stock(size: number): Generator<Document> {
  yield page('/')
  for (let bereich = 0; bereich < BEREICHE; bereich++) yield page(bereichPath(bereich))
  for (let thema = 0; thema < THEMEN; thema++) yield page(themaPath(thema))
  for (let deep = 0; deep < deepPagesOf(size); deep++) yield page(deepPath(deep))
  for (let artikel = 0; artikel < size - pagesOf(size); artikel++) yield article(artikel)
}

const SATZ =
  '<p>Das Bürgerbüro ist von Montag bis Freitag geöffnet. Bitte bringen Sie Ihren Ausweis mit, und vereinbaren Sie einen Termin.</p>'

const page = (pfad: string): Document => ({
  kind: 'seite',
  author: AUTHOR,
  data: {
    pfad,
    title: `Seite ${pfad}`,
    description: 'Eine Seite der Messung.',
    content: [
      {
        template: 'headline-teaser',
        context: { titel: `Willkommen auf ${pfad}`, einleitung: 'Hier steht, worum es geht.' },
      },
      ...[1, 2, 3].map(number => ({
        template: 'text',
        context: {
          titel: `Abschnitt ${number}`,
          text: SATZ.repeat(3),
          link: bereichPath(number),
          linktext: 'Mehr dazu',
        },
      })),
    ],
  },
})

const article = (number: number): Document => ({
  kind: 'aktuelles',
  author: AUTHOR,
  // A few have expired, as in every town; lists skip them.
  gueltig_bis: number % 20 === 7 ? '2026-02-28T00:00:00Z' : null,
  data: {
    titel: `Nachricht ${number}`,
    einleitung: 'Wegen der Bauarbeiten am Rathaus steht der Markt bis Ostern auf dem Kirchplatz.',
    text: SATZ.repeat(3),
    slug: `nachricht-${number}`,
    datum_von: new Date(NEWEST - number * HOUR).toISOString(),
    interessengruppen_id: [number % 3 === 0 ? GROUP : GROUP + 1],
  },
})

/** Writes the stock in transactions of `atOnce` documents. */
export async function fill({ store }: EmbeddedCms, size: number, atOnce: number): Promise<void> {
  let batch: Document[] = []
  for (const document of stock(size)) {
    batch.push(document)
    if (batch.length === atOnce) {
      await write(store, batch)
      batch = []
    }
  }
  if (batch.length > 0) await write(store, batch)
}

async function write(store: EmbeddedCms['store'], batch: readonly Document[]): Promise<void> {
  const written = await store.writeAll(batch)
  if (!written.ok) throw new Error(written.error.message)
}
