import { writeSync } from 'node:fs'
import sharp from 'sharp'
import { signedKeys } from '../../keys/signed-keys.ts'
import { openCmsStore } from '../../open-cms-store.ts'
import { openFiles } from '../../sent-files/files.ts'
import type { Purpose } from '../mails.ts'
import { openReportPhotos } from '../report-photos.ts'
import { openReporting } from '../reporting.ts'

/**
 * A server that receives damage reports, each with a photo, one after the other, until it is killed. Each
 * report is sent twice, as after a lost answer, and an acknowledged one is printed before the next one
 * begins.
 */
const [place = '', folder = '', from = '0', count = '0'] = process.argv.slice(2)
const publicUrl = 'https://www.rebenau.example.org'
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
const store = await openCmsStore({ database: place, clock, publicUrl })
const { database } = store
const key = () => Buffer.alloc(32, 7)
const files = openFiles(folder)
const photos = openReportPhotos({ database, files, clock })
const reports = openReporting({
  database,
  clock,
  keys: signedKeys<Purpose>('schaden', key),
  key,
  files,
  photos,
  publicUrl,
  canMail: true,
  office: async () => ['bauhof@example.org'],
})
const photo = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
tell({ ready: true })

for (let number = Number(from); number < Number(from) + Number(count); number++) {
  const einreichung = `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`
  // Skips the rate limit of one sender.
  ahead += 601_000
  const sent = {
    einreichung,
    kategorie: 'licht' as const,
    text: `Laterne ${number}`,
    lage: null,
    adresse: 'Spitalgasse 5',
    ort: '',
    angaben: {},
    email: `mensch-${number}@example.org`,
  }
  const { kennung } = await photos.take(einreichung, { bytes: photo }, undefined)
  // A stored report keeps its photos; the new upload expires.
  const told = await reports.melden({ ...sent, fotos: [kennung] })
  const again = await reports.melden({ ...sent, fotos: [] })
  if (again.nummer !== told.nummer || again.kennwort !== told.kennwort) throw new Error('Told otherwise')
  tell({ name: `${number} ${told.nummer} ${told.kennwort}` })
}
await store.close()
tell({ closed: true })
