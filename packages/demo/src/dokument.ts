import { readFileSync, statSync } from 'node:fs'
import type { Dokument } from '@rathausplatz/contract'
import { medienOrdner } from './bild.ts'

/** The printed documents of the town; `packages/demo/dokumente` holds their texts. */
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

/** The same, as their list has them: with title and file. */
export const dokumente: readonly Listed[] = JSON.parse(
  readFileSync(new URL('dokumente.json', medienOrdner), 'utf8'),
)

/** A document as a content field holds it. */
export function dokument(name: Dokumentname): Dokument {
  const listed = dokumente.find(dokument => dokument.name === name)
  if (!listed) throw new Error(`Das Dokument „${name}“ steht nicht im Verzeichnis der Dokumente.`)
  const { size } = statSync(new URL(listed.datei, medienOrdner))
  return { titel: listed.titel, url: `/medien/${name}.pdf`, groesse: size, typ: 'application/pdf' }
}

/** A document as a link in formatted text, with what people want to know before they follow it. */
export function pdf(name: Dokumentname, text = dokument(name).titel): string {
  const { url, groesse } = dokument(name)
  return `<a href="${url}">${text} (PDF, ${Math.round(groesse / 1000)}\u00a0KB)</a>`
}
