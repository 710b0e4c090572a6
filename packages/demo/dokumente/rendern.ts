/**
 * Typesets the documents into ../medien and writes their list. With names as arguments, typesets only the
 * documents of these names.
 */
import { writeFile } from 'node:fs/promises'
import { setze } from './satz.ts'
import { schriftstuecke } from './schriftstuecke.ts'

const medien = new URL('../medien/', import.meta.url)
const gewuenscht = process.argv.slice(2)

for (const stueck of schriftstuecke) {
  if (gewuenscht.length && !gewuenscht.includes(stueck.name)) continue
  const bytes = await setze(stueck)
  await writeFile(new URL(`${stueck.name}.pdf`, medien), bytes)
  console.log(`${stueck.name}.pdf  ${Math.round(bytes.length / 1024)} KB`)
}

const liste = schriftstuecke.map(({ name, titel }) => ({ name, titel, datei: `${name}.pdf` }))
await writeFile(new URL('dokumente.json', medien), `${JSON.stringify(liste, null, 2)}\n`)
