import { expect, test } from 'vitest'
import { vorschauLinkPfad, withoutKey } from './vorschau-link.ts'

const KEY = 'Zk3-geheim_9'

test.each([
  vorschauLinkPfad(KEY),
  `/Vorschau-Link/${KEY}`,
  `//vorschau-link//${KEY}`,
  `/vorschau%2Dlink/${KEY}`,
  `/%76orschau-link%2F${KEY}`,
  `/api/cms/vorschau/${KEY}`,
  `/api/cms/vorschau/${KEY}/dateien/marktplatz`,
  `/API/cms/Vorschau/${KEY}`,
  `/abo/verwalten/${KEY}`,
  `/abo/Bestaetigen/${KEY}.data`,
  `/abo//abbestellen/${KEY}`,
  `/api/cms/abo/${KEY}`,
  `/termin/buchung/${KEY}`,
  `/termin/buchung/${KEY}/absagen`,
  `/api/cms/termin/${KEY}`,
  `/pinnwand/eigener/${KEY}`,
  `/pinnwand/eigener/${KEY}/fotos/Zm90by1kZXItbGF0ZXJuZQ`,
  `/api/cms/pinnwand/eigener/${KEY}/fotos/Zm90by1kZXItbGF0ZXJuZQ`,
  `/pinnwand/bestaetigen/${KEY}`,
  `/pinnwand/nachricht/${KEY}`,
  `/pinnwand/gespraech/${KEY}.data`,
  `/api/cms/pinnwand/eigener/${KEY}`,
  `/api/cms/pinnwand/nachrichten/${KEY}`,
  `/verzeichnis/vorschlagen/eigener/${KEY}`,
  `/verzeichnis/vorschlagen/bestaetigen/${KEY}.data`,
  `/api/cms/verzeichnisvorschlaege/eigener/${KEY}`,
  `/schaeden/eigene/${KEY}`,
  `/schaeden/eigene/${KEY}/fotos/Zm90by1kZXItbGF0ZXJuZQ`,
  `/api/cms/schaden-eigener/${KEY}`,
])('The key of a link is removed from the log: %s', path => {
  expect(withoutKey(path)).not.toContain(KEY)
  expect(withoutKey(path)).toContain('…')
})

test.each([
  '/',
  '/rathaus',
  '/vorschau',
  '/vorschau-link',
  '/abo',
  '/api/cms/abos/themen',
  '/vorschau-linksammlung/a',
  '/%',
  '/api/cms/route',
])('Any other path is logged unchanged: %s', path => expect(withoutKey(path)).toBe(path))
