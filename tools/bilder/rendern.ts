/** Rendert die Szenen in die Medien der Beispielstadt; mit Namen als Argumenten nur diese. */
import { readFile, writeFile } from 'node:fs/promises'
import { abzug } from './abzug.ts'
import { szenen } from './szenen.ts'
import { type Bildeintrag, eintrag } from './verzeichnis.ts'

const medien = new URL('../../packages/demo/medien/', import.meta.url)
const verzeichnisdatei = new URL('verzeichnis.json', medien)
const gewuenscht = process.argv.slice(2)
const unbekannt = gewuenscht.filter(n => !szenen.some(s => s.name === n))
if (unbekannt.length) throw new Error(`Unbekannte Szene: ${unbekannt.join(', ')}`)

const bisher: Bildeintrag[] = await readFile(verzeichnisdatei, 'utf8').then(JSON.parse, () => [])
const eintraege = new Map(bisher.map(e => [e.name, e]))

for (const s of szenen) {
  if (gewuenscht.length && !gewuenscht.includes(s.name)) continue
  const svg = s.szene()
  const webp = await (await abzug(svg)).webp({ quality: 82, effort: 5 }).toBuffer()
  const e = eintrag(s, svg)
  await writeFile(new URL(e.datei, medien), webp)
  eintraege.set(s.name, e)
  console.log(`${e.datei}  ${Math.round(webp.length / 1024)} KB`)
}

const liste = szenen.flatMap(s => eintraege.get(s.name) ?? [])
await writeFile(verzeichnisdatei, `${JSON.stringify(liste, null, 2)}\n`)
