import * as z from 'zod'
import { defineCall } from '../call.ts'
import { sprachen } from '../entities/page.ts'
import { fileAnswer } from '../file-answer.ts'
import { bildbreiten } from '../medien.ts'
import { ansichtSeite } from './redaktion/ansicht.ts'
import * as beispiel from './redaktion/beispiele.ts'
import { datei } from './redaktion/medien/medium.ts'

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
const schluessel = z.string().max(200)

const key = '3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz0123456789A'

/** A draft by the key of a valid preview link; all other keys get `link-abgelaufen`. */
export const vorschau = defineCall({
  name: 'vorschau',
  method: 'GET',
  path: '/api/cms/vorschau/{schluessel}',
  summary: 'Der neueste Entwurf, auf den ein Vorschaulink führt',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  query: z.object({ sprache: z.enum(sprachen).optional() }),
  /** The files are fetched with `vorschauDatei`. */
  answer: ansichtSeite.extend({
    titel: z.string(),
    /** The creator of the link. */
    von: z.string(),
    gueltig_bis: z.iso.datetime({ offset: true }),
  }),
  examples: [
    {
      summary: 'Eine neue Seite',
      params: { schluessel: key },
      query: {},
      answer: {
        titel: 'Fundbüro',
        von: beispiel.anna.name,
        gueltig_bis: '2026-11-29T22:59:59.999Z',
        pfad: '/rathaus/fundbuero',
        seite: beispiel.seite('Fundbüro'),
      },
    },
  ],
})

/** A file of this draft that is not public yet. */
export const vorschauDatei = defineCall({
  name: 'vorschauDatei',
  method: 'GET',
  path: '/api/cms/vorschau/{schluessel}/dateien/{datei}',
  summary: 'Ein Bild oder Dokument, das der Entwurf eines Vorschaulinks zeigt',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel, datei }),
  /** The width of a picture. Default: the original. */
  query: z.object({ breite: z.coerce.number().pipe(z.literal(bildbreiten)).optional() }),
  answer: fileAnswer,
  examples: [
    {
      summary: 'Ein Bild in der kleinsten Breite',
      params: { schluessel: key, datei: 'marktplatz' },
      query: { breite: 480 },
      answer: {
        typ: 'image/jpeg',
        name: 'marktplatz.jpg',
        version: '0f1e2d3c4b5a6978-480',
        bytes: new Uint8Array([0xff, 0xd8, 0xff]),
      },
    },
  ],
})
