import { readFileSync, statSync } from 'node:fs'
import type { Dokument } from '@rathausplatz/contract'
import { medienOrdner } from './bild.ts'

/** The printed documents of the town; their texts are in `packages/demo/dokumente`. */
export const dokumentnamen = [
  'haushaltssatzung',
  'abfallkalender-merkblatt',
  'hundesteuersatzung',
  'freibad-badeordnung',
  'elternbrief-schulanfang',
  'bekanntmachung-bebauungsplan-rebgarten',
  'dienstvereinbarung-mobile-arbeit',
  'urlaubsantrag',
  'protokoll-personalversammlung',
  'brandschutzordnung',
  'merkblatt-dienstreisen',
] as const
export type Dokumentname = (typeof dokumentnamen)[number]

type Listed = { name: string; titel: string; datei: string }

/** The documents from their list, with title and file. */
export const dokumente: readonly Listed[] = JSON.parse(
  readFileSync(new URL('dokumente.json', medienOrdner), 'utf8'),
)

/** Returns a document as a content field. */
export function dokument(name: Dokumentname): Dokument {
  const listed = dokumente.find(dokument => dokument.name === name)
  if (!listed) throw new Error(`Das Dokument „${name}“ steht nicht im Verzeichnis der Dokumente.`)
  const { size } = statSync(new URL(listed.datei, medienOrdner))
  return { titel: listed.titel, url: `/medien/${name}.pdf`, groesse: size, typ: 'application/pdf' }
}

/** Returns a link to a document for formatted text, with its type and size. */
export function pdf(name: Dokumentname, text = dokument(name).titel): string {
  const { url, groesse } = dokument(name)
  return `<a href="${url}">${text} (PDF, ${Math.round(groesse / 1000)}\u00a0KB)</a>`
}
