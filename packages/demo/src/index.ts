import { readFile } from 'node:fs/promises'
import { fertigeBilder, medienOrdner } from './bild.ts'
import { type DemoRecord, demoRecords } from './records.ts'

type Document = Pick<DemoRecord, 'kind' | 'data'> & { author: string; note: string }
type Failure = { message: string; issues?: readonly { path: string; message: string }[] }

/** What the demo asks of a CMS: to take its pictures, and its records all or none. */
export type SeedTarget = {
  addPicture(picture: { schluessel: string; bytes: Uint8Array }): Promise<unknown>
  store: {
    writeAll(documents: readonly Document[]): Promise<{ ok: true } | { ok: false; error: Failure }>
  }
}

/** Fills an empty CMS with the town of Rebenau, as it is on the given day. */
export async function seedDemo(cms: SeedTarget, heute = new Date()): Promise<void> {
  for (const { name, datei } of fertigeBilder) {
    await cms.addPicture({ schluessel: name, bytes: await readFile(new URL(datei, medienOrdner)) })
  }
  const records = demoRecords(heute)
  const written = await cms.store.writeAll(records.map(toDocument))
  if (!written.ok) throw new Error(failureText(written.error, records))
}

const toDocument = ({ kind, data }: DemoRecord): Document => ({
  kind,
  data,
  author: 'redaktion@rebenau.example.org',
  note: 'Demostadt angelegt',
})

/** The store counts (`Eintrag 12 (seite): ...`); people want the name. */
function failureText({ message, issues = [] }: Failure, records: readonly DemoRecord[]): string {
  const number = /^Eintrag (\d+)/.exec(message)?.[1]
  const record = number ? records[Number(number) - 1] : undefined
  const fields = issues.map(issue => `${issue.path}: ${issue.message}`)
  const which = record ? [`${record.kind} „${record.name}“`] : []
  return ['Die Demostadt wurde nicht angelegt.', ...which, message, ...fields].join('\n')
}
